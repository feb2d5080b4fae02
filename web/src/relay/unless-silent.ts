/** Passes on what comes; throws when nothing came for so long: a line that died without an end never says so (FLT-15). */
export async function* unlessSilent<T>(chunks: AsyncIterator<T>, ms: number): AsyncGenerator<T> {
  try {
    for (;;) {
      const { promise: silence, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error(`nothing came for ${ms} ms`)), ms);
      const next = await Promise.race([chunks.next(), silence]).finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // A reader that still waits can't be told to stop: whoever made the request ends it.
    void chunks.return?.();
  }
}
