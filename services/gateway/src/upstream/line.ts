import type { Pool } from "undici";
import { breaker, type Breaker } from "@linehaul/kit/breaker";
import { isStuck, openPool } from "./pool.ts";

export interface LineOptions {
  readonly url: string;
  readonly breaker: { readonly failures: number; readonly restMs: number };
  /** Hears that the pool was stuck, and that another one took its place. */
  readonly onRenewed: () => void;
  readonly open?: ((url: string) => Pool) | undefined;
}

/** The way to a service: a pool of connections, and a new one when it is stuck. */
export interface Line {
  readonly breaker: Breaker;
  /** The pool of now: whoever waits in one that is gone is told so. */
  pool(): Pool;
  /** Do calls wait here though no connection has any? */
  isStuck(): boolean;
  /** Something was answered: what moves is not stuck. */
  answered(): void;
  /** To be called now and then: opens a new pool where the present one was stuck the last time too and answered nothing since. */
  look(): void;
  close(): Promise<void>;
}

export function createLine({ url, breaker: limits, onRenewed, open = openPool }: LineOptions): Line {
  let pool = open(url);
  let wasStuck = false;
  return {
    breaker: breaker(limits),
    pool: () => pool,
    isStuck: () => isStuck(pool),
    answered() {
      wasStuck = false;
    },
    look() {
      const stuck = isStuck(pool);
      if (stuck && wasStuck) {
        const old = pool;
        pool = open(url);
        // Nothing runs on it: only those that wait are told, and they go by the new one.
        void old.destroy();
        onRenewed();
      }
      wasStuck = stuck && !wasStuck;
    },
    close: () => pool.destroy(),
  };
}
