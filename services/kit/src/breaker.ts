/** Stops asking a service that fails again and again, so that requests fail at once instead of waiting for it. */
export interface Breaker {
  /** May a call go out? While open, one does after each rest, to see whether the service is back. */
  pass(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Opens after `failures` in a row, for `restMs`. */
export function breaker(o: {
  readonly failures: number;
  readonly restMs: number;
  readonly now?: () => number;
}): Breaker {
  const now = o.now ?? Date.now;
  let inRow = 0;
  let restUntil = 0;
  return {
    pass() {
      if (inRow < o.failures) return true;
      if (now() < restUntil) return false;
      restUntil = now() + o.restMs;
      return true;
    },
    succeeded() {
      inRow = 0;
    },
    failed() {
      inRow += 1;
      if (inRow >= o.failures) restUntil = now() + o.restMs;
    },
  };
}
