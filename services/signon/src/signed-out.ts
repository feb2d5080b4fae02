import { setTimeout as pause } from "node:timers/promises";
import { logoutForm } from "./logout-request.ts";
import { postForm } from "./post.ts";
import type { Service } from "./tickets.ts";

/** Tells services that somebody signed out (FLT-17); nobody waits for it. */
export interface SignedOut {
  tell(services: readonly Service[]): void;
  /** Ends it: what is under way is given up. */
  close(): Promise<void>;
}

/** What one try may take, and the pauses before the further ones; ms. */
export interface TellingTimes {
  readonly waitMs?: number;
  readonly pausesMs?: readonly number[];
}
interface Options extends TellingTimes {
  readonly now: () => number;
  /** Hears that a service did not take it, each time. */
  readonly onFailure: (origin: string, error: unknown) => void;
}

/** Three tries within some 20 s: a service that restarts is told too. */
const WAIT_MS = 3_000;
const PAUSES_MS = [1_000, 10_000];

export function createSignedOut({ now, onFailure, waitMs = WAIT_MS, pausesMs = PAUSES_MS }: Options): SignedOut {
  const ending = new AbortController();
  const working = new Set<Promise<void>>();

  /** Has the service taken it? What it refuses it refuses again; what it can't say now, or had no time for, it may say later. */
  async function isTold({ address, ticket }: Service): Promise<boolean> {
    try {
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(waitMs)]);
      const status = await postForm(address, logoutForm(ticket, new Date(now())), signal);
      if (status < 500 && status !== 429) return true;
      throw new Error(`answered ${status}`);
    } catch (error) {
      if (!ending.signal.aborted) onFailure(new URL(address).origin, error);
      return false;
    }
  }
  async function tellOne(service: Service): Promise<void> {
    for (const pauseMs of pausesMs) {
      if (await isTold(service)) return;
      await pause(pauseMs, undefined, { signal: ending.signal, ref: false });
    }
    await isTold(service);
  }
  return {
    tell(services) {
      for (const service of services) {
        const work: Promise<void> = tellOne(service)
          .catch(() => undefined)
          .finally(() => working.delete(work));
        working.add(work);
      }
    },
    async close() {
      ending.abort();
      await Promise.all(working);
    },
  };
}
