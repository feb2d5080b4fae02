import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Runs a program of the packages in a folder of the repository. What it says goes to stderr; a failure ends this process. */
export function runTool(root: string, folder: string, command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, {
    cwd: join(root, folder),
    stdio: ["ignore", 2, 2],
    env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}` },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
