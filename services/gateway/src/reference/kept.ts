/** A value in memory: there at once when it is warm, fetched when it is not. */
export interface Kept<T> {
  get(): T | Promise<T>;
  /** What changed upstream is fetched again at next use. */
  drop(): void;
}

/**
 * Keeps a value for `ms`, then fetches it again while the old one still serves. A fetch that fails leaves the old value
 * standing; without one it throws. Callers at the same time share one fetch.
 */
export function kept<T>(o: {
  readonly fetch: () => Promise<T>;
  readonly ms: number;
  readonly now?: () => number;
  readonly onError?: (error: unknown) => void;
}): Kept<T> {
  const now = o.now ?? Date.now;
  let held: { readonly value: T; readonly until: number } | undefined;
  let fetching: Promise<T> | undefined;

  const refresh = (): Promise<T> => {
    const mine = o.fetch().then(
      (value) => {
        if (fetching === mine) held = { value, until: now() + o.ms };
        return value;
      },
      (error: unknown) => {
        o.onError?.(error);
        if (held) return held.value;
        throw error;
      },
    );
    void mine.catch(() => undefined).finally(() => fetching === mine && (fetching = undefined));
    return mine;
  };

  return {
    get() {
      if (held && held.until > now()) return held.value;
      fetching ??= refresh();
      return held && held.until > 0 ? held.value : fetching;
    },
    drop() {
      if (held) held = { value: held.value, until: 0 };
      fetching = undefined;
    },
  };
}
