/** Lets so many at once through by key; the others stand in line. Nothing is kept of a key that nobody uses. */
export function turnsOf(atOnce: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const busy = new Map<string, { running: number; readonly line: (() => void)[] }>();
  return async (key, work) => {
    const at = busy.get(key) ?? { running: 0, line: [] };
    busy.set(key, at);
    // Whoever ends hands his turn on, so that the number does not change.
    if (at.running < atOnce) at.running += 1;
    else await new Promise<void>((resolve) => at.line.push(resolve));
    try {
      return await work();
    } finally {
      const next = at.line.shift();
      if (next) next();
      else at.running -= 1;
      if (at.running === 0) busy.delete(key);
    }
  };
}
