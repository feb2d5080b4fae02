import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const KEPT = 5;
/** When a run began, and the process that began it. */
const RUN = /^\d{4}-\d\d-\d\dT[\d-]+Z-(\d+)$/;

/** Whether a process is there, whoever's it is. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * A new folder under `<dataDir>/logs` for what the processes of one run log. The last five runs' are kept, and each whose run still goes on, so that no
 * start empties the logs of another (FLT-19).
 */
export function openLogs(dataDir: string): string {
  const logs = join(dataDir, "logs");
  const own = join(logs, `${new Date().toISOString().replace(/[:.]/g, "-")}-${process.pid}`);
  mkdirSync(own, { recursive: true });
  const all = readdirSync(logs)
    .filter((name) => RUN.test(name))
    .sort();
  for (const name of all.slice(0, -KEPT))
    if (!runs(Number(RUN.exec(name)?.[1]))) rmSync(join(logs, name), { recursive: true, force: true });
  return own;
}
