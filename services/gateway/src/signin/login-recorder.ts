import { setTimeout as wait } from "node:timers/promises";
import { loginLogRoutes, type LoginEntry } from "@linehaul/schema/accounts/login-log";
import type { Logger } from "pino";
import { callAsGateway } from "../upstream/system.ts";
import type { Upstream } from "../upstream/upstream.ts";

/** How many entries wait while the customer service is away; beyond it refusals give way, the oldest first, and only then sign-ins (SEC-13). */
export const MOST_WAITING = 500;
const BACKOFF = { first: 1_000, most: 30_000 };

/** `displaced`: a refusal that gave way. */
export type Recorded = "written" | "retried" | "dropped" | "displaced";

/** Writes the login log (SYS-06) beside the sign-ins, which never wait for it. */
export interface LoginRecorder {
  record(entry: LoginEntry): void;
  /** Entries that are not written yet. */
  waiting(): number;
  /** Ends it; what waits gets one more try. */
  close(): Promise<void>;
}

interface Options {
  readonly upstream: Upstream;
  readonly log: Logger;
  /** Hears what became of each entry: metrics. */
  readonly onOutcome?: (outcome: Recorded) => void;
  /** Waits between tries; ms. */
  readonly backoff?: { readonly first: number; readonly most: number };
}

export function createLoginRecorder({ upstream, log, onOutcome, backoff = BACKOFF }: Options): LoginRecorder {
  const queue: LoginEntry[] = [];
  const ending = new AbortController();
  let working: Promise<void> | undefined;
  /** Refusals that gave way and were not told yet. */
  let displaced = 0;

  /** Anybody can make refusals, as many as he likes: they must not push out who really came in. */
  function giveWay(): void {
    const refusal = queue.findIndex(({ failure }) => failure !== null);
    queue.splice(Math.max(refusal, 0), 1);
    if (refusal >= 0) displaced += 1;
    onOutcome?.(refusal < 0 ? "dropped" : "displaced");
  }
  function tellDisplaced(): void {
    if (displaced > 0)
      log.warn({ refusals: displaced }, "refused sign-ins gave way to others and are not in the login log");
    displaced = 0;
  }

  async function write(entry: LoginEntry): Promise<boolean> {
    const { site, traceId } = entry;
    try {
      await callAsGateway(upstream, loginLogRoutes.add, { body: entry }, { site, traceId });
      return true;
    } catch (error) {
      log.warn({ err: error, waiting: queue.length }, "the login log was not written; it will be tried again");
      return false;
    }
  }

  /** The oldest first, one at a time: failures in a row are counted in their order. */
  async function work(): Promise<void> {
    let pause = backoff.first;
    for (let entry = queue[0]; entry !== undefined; entry = queue[0]) {
      if (await write(entry)) {
        // It may have been pushed out meanwhile.
        if (queue[0] === entry) queue.shift();
        onOutcome?.("written");
        pause = backoff.first;
        continue;
      }
      if (ending.signal.aborted) return;
      onOutcome?.("retried");
      await wait(pause, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      pause = Math.min(backoff.most, pause * 2);
    }
  }

  return {
    record(entry) {
      queue.push(entry);
      if (queue.length > MOST_WAITING) giveWay();
      working ??= work().finally(() => {
        working = undefined;
        tellDisplaced();
      });
    },
    waiting: () => queue.length,
    async close() {
      ending.abort();
      await working;
      if (queue.length > 0) log.warn({ entries: queue.length }, "entries of the login log were lost");
    },
  };
}
