/** Whole seconds to wait. */
export const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/**
 * Counts by key in fixed windows, in this process alone and at once: every request asks twice, so that a promise and a timer a key are felt.
 * Answers the seconds to wait, null when the request may go on. All windows begin and end together, so that nothing is kept of the last one.
 */
export function countsHere(
  most: number,
  windowMs: number,
  now: () => number = Date.now,
): (key: string) => number | null {
  let until = 0;
  let counts = new Map<string, number>();
  return (key) => {
    const at = now();
    if (at >= until) {
      until = at + windowMs;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > most ? seconds(until - at) : null;
  };
}
