import { spawn } from "node:child_process";
import { closeSync, createWriteStream, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { StartFailure } from "@linehaul/kit/start-failure";
import type { Part } from "./plan.ts";

/** A started process. */
export interface Child {
  readonly part: Part;
  readonly pid: number;
  /** Resolves when it has ended, with a line that says how. */
  readonly ended: Promise<string>;
  /** Asks it to stop, and ends it after 30 s. */
  stop(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): void;
}

const LEASH = pathToFileURL(join(import.meta.dirname, "leash.mjs")).href;
/** Longer than the processes' own. */
const GRACE_MS = 30_000;
const READY_MS = 60_000;
const POLL_MS = 100;

/** Starts a process in a group of its own (a terminal's Ctrl-C reaches only the stack, which then stops it in order); its log goes on in `<logs>/<name>.log`. */
export function startChild(part: Part, env: Readonly<Record<string, string>>, logs: string): Child {
  mkdirSync(logs, { recursive: true });
  const logPath = join(logs, `${part.name}.log`);
  const log = openSync(logPath, "a");
  const child = spawn(process.execPath, [...part.flags, "--enable-source-maps", "--import", LEASH, part.script], {
    stdio: ["ignore", log, "pipe", "ipc"],
    detached: true,
    env: part.metricsPort === undefined ? env : { ...env, METRICS_PORT: String(part.metricsPort) },
  });
  closeSync(log);
  let lastLine = "";
  const errors = createWriteStream(logPath, { flags: "a" });
  const { stderr } = child;
  if (stderr !== null)
    createInterface({ input: stderr }).on("line", (line) => {
      if (line.trim() !== "") lastLine = line;
      errors.write(`${line}\n`);
    });
  const ended = new Promise<string>((resolve) => {
    child.on("close", (code, signal) => {
      errors.end();
      const how = signal === null ? `with exit code ${code}` : `by ${signal}`;
      resolve(`${part.name} ended ${how}${lastLine === "" ? "" : `: ${lastLine}`} (log: ${logPath})`);
    });
  });
  return {
    part,
    pid: child.pid ?? 0,
    ended,
    kill: () => void child.kill("SIGKILL"),
    async stop() {
      child.kill("SIGTERM");
      const hurry = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
      await ended;
      clearTimeout(hurry);
    },
  };
}

const isReady = async (part: Part): Promise<boolean> => {
  try {
    const response = await fetch(`http://127.0.0.1:${part.port}/health/ready`, { signal: AbortSignal.timeout(1000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
};

/** Resolves when the process says that it is ready; throws a StartFailure when it ends before, or takes a minute. */
export async function untilReady(child: Child): Promise<void> {
  let death: string | null = null;
  void child.ended.then((line) => {
    death = line;
  });
  const deadline = Date.now() + READY_MS;
  while (!(await isReady(child.part))) {
    if (death !== null) throw new StartFailure(death);
    if (Date.now() > deadline)
      throw new StartFailure(
        `${child.part.name} is not ready after ${READY_MS / 1000} s: its log says why, or GET http://127.0.0.1:${child.part.port}/health/ready`,
      );
    await sleep(POLL_MS);
  }
}
