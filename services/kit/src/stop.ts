import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { drainOf } from "./drain.ts";

/** How long answers that run may take to end, in milliseconds: longer than a request may take (20 s). */
const GRACE_MS = 25_000;

interface Stops {
  /** One that does not listen yet. */
  readonly server: Server;
  readonly log: Readonly<Record<"info" | "error", (about: object, line: string) => void>>;
  /** How long it goes on as if nothing were, when it says already that it is not ready. */
  readonly drainSeconds: number;
  /** From now on others are to be asked. */
  readonly notReady: () => void;
  /** Connections end from now on: what never ends by itself is to end. */
  readonly endStreams: () => void;
  /** Runs when all is answered. */
  readonly close: () => Promise<unknown>;
}

/**
 * On SIGTERM a server is first no longer ready, goes on for `drainSeconds`, then ends its connections without cutting an answer, and the process ends
 * with code 0 (FLT-18). SIGINT, from somebody at a terminal, leaves the pause out. A second signal, or the end of grace, ends at once, with code 1.
 */
export function stopOnSignal({ server, log, drainSeconds, notReady, endStreams, close }: Stops): void {
  const drain = drainOf(server);
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    log.info({ signal, underWay: drain.underWay() }, "stopping");
    notReady();
    if (signal !== "SIGINT") await wait(drainSeconds * 1_000);
    setTimeout(() => {
      log.error({ underWay: drain.underWay() }, "stopped before all was answered");
      process.exit(1);
    }, GRACE_MS).unref();
    const drained = drain.end();
    endStreams();
    await drained;
    await close();
    process.exit(0);
  };
  const begin = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    stop(signal).catch((error: unknown) => {
      log.error({ err: error }, "stop failed");
      process.exit(1);
    });
  };
  process.on("SIGTERM", begin);
  process.on("SIGINT", begin);
}
