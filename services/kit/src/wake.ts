/** Wakes who waits for commits of this process; others' commits are found by asking now and then. */
export interface Wake {
  ring(): void;
  /** Resolves at the next ring, after `ms`, or when the signal aborts. */
  next(ms: number, signal: AbortSignal): Promise<void>;
}

export function createWake(): Wake {
  const waiting = new Set<() => void>();
  return {
    ring() {
      for (const go of waiting) go();
    },
    next: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const go = () => {
          waiting.delete(go);
          clearTimeout(timer);
          signal.removeEventListener("abort", go);
          resolve();
        };
        const timer = setTimeout(go, ms);
        waiting.add(go);
        signal.addEventListener("abort", go, { once: true });
      }),
  };
}
