/** A value in memory: there at once when it is warm, fetched when it is not. */
export interface Kept<T> {
  get(): T | Promise<T>;
  /** What changed upstream is fetched again at next use. */
  drop(): void;
}

/** After a fetch that failed; an operation that is answered again finds the same failure, and asks nobody. */
const PAUSE_MS = 1_000;

/**
 * Keeps a value for `ms`, then fetches it again while the old one still serves. A fetch that fails leaves the old value
 * standing; without one it throws, for a second the same. Callers at the same time share one fetch.
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
  let failed: { readonly error: unknown; readonly until: number } | undefined;

  const refresh = (): Promise<T> => {
    const mine = o.fetch().then(
      (value) => {
        if (fetching === mine) {
          held = { value, until: now() + o.ms };
          failed = undefined;
        }
        return value;
      },
      (error: unknown) => {
        o.onError?.(error);
        if (fetching === mine) failed = { error, until: now() + PAUSE_MS };
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
      if (failed && failed.until > now()) return held ? held.value : Promise.reject(failed.error);
      fetching ??= refresh();
      return held && held.until > 0 ? held.value : fetching;
    },
    drop() {
      if (held) held = { value: held.value, until: 0 };
      fetching = undefined;
      failed = undefined;
    },
  };
}
