import { spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "./root.ts";

export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a program of the packages in the repository's root and keeps what it prints; `show` prints it as well. */
export async function run(
  command: string,
  args: readonly string[],
  {
    env = {},
    show = false,
    cwd = ROOT,
  }: { env?: Record<string, string | undefined>; show?: boolean; cwd?: string } = {},
): Promise<Ran> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (show) to.write(text);
    });
  const [code]: unknown[] = await once(child, "close");
  return { code: typeof code === "number" ? code : 1, output };
}
