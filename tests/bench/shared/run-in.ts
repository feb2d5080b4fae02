import { spawnSync } from "node:child_process";
import { join } from "node:path";

export interface Ran {
  readonly seconds: number;
  readonly output: string;
}

/** Runs a tool in a folder of the copy; throws with what it said when it fails. */
export function runIn(root: string, folder: string, command: string, ...args: readonly string[]): Ran {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: join(root, folder),
    encoding: "utf8",
    maxBuffer: 1 << 28,
    env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}` },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}\n${stderr}`);
  return { seconds: (performance.now() - began) / 1000, output: stdout + stderr };
}
