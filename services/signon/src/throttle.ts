/** How many tries may fail within the window before further ones are refused. */
export interface ThrottleLimits {
  readonly failures: number;
  readonly windowMs: number;
}
export interface Throttle {
  /** Seconds until another try is taken; 0 when it may be made now. */
  wait(key: string): number;
  failed(key: string): void;
  succeeded(key: string): void;
}

/** Failed tries by key (user name and address) in a sliding window. */
export function openThrottle({ failures, windowMs }: ThrottleLimits, now: () => number): Throttle {
  const tries = new Map<string, number[]>();
  const recent = (key: string): number[] => (tries.get(key) ?? []).filter((t) => t > now() - windowMs);
  const forgetOld = () => {
    for (const key of tries.keys()) if (recent(key).length === 0) tries.delete(key);
  };
  return {
    wait(key) {
      const oldest = recent(key).at(-failures);
      return oldest === undefined ? 0 : Math.ceil((oldest + windowMs - now()) / 1000);
    },
    failed(key) {
      if (tries.size > 10_000) forgetOld();
      tries.set(key, [...recent(key), now()].slice(-failures));
    },
    succeeded(key) {
      tries.delete(key);
    },
  };
}
