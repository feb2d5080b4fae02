/** Why a process can't start, in a line for the one who started it: what is wrong and what to do. */
export class StartFailure extends Error {
  constructor(line: string, options?: ErrorOptions) {
    super(line, options);
    this.name = "StartFailure";
  }
}

/** Ends the process with these lines on stderr and exit code 1. */
export function stopWith(lines: readonly string[]): never {
  process.stderr.write(`${lines.join("\n")}\n`);
  process.exit(1);
}
