/** What was told last, for `useSyncExternalStore`. */
export interface Told<T> {
  readonly get: () => T;
  readonly tell: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function told<T>(first: T): Told<T> {
  let last = first;
  const listeners = new Set<() => void>();
  return {
    get: () => last,
    tell: (value) => {
      if (value === last) return;
      last = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
