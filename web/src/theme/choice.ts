import { useSyncExternalStore } from "react";
import { storeText } from "../browser/store-text.ts";

/** A choice of the reader's that this browser keeps and the page shows at once. */
export interface Choice<T extends string> {
  readonly all: readonly T[];
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** `show` puts the choice on the page; it is called now and on each change, from another window too. */
export function choice<T extends string>(key: string, all: readonly [T, ...T[]], show: (value: T) => void): Choice<T> {
  const listeners = new Set<() => void>();
  const get = (): T => {
    const kept = localStorage.getItem(key);
    return all.find((v) => v === kept) ?? all[0];
  };
  const tell = (): void => {
    show(get());
    for (const listener of listeners) listener();
  };
  window.addEventListener("storage", (event) => {
    if (event.key === key) tell();
  });
  show(get());
  return {
    all,
    get,
    set: (value) => {
      storeText(localStorage, key, value);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useChoice = <T extends string>(of: Choice<T>): T => useSyncExternalStore(of.subscribe, of.get);
