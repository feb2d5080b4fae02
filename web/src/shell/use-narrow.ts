import { useSyncExternalStore } from "react";

const query = matchMedia("(max-width: 767px)");
const subscribe = (listener: () => void): (() => void) => {
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** A phone, or a window as narrow: the menu becomes a drawer. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
