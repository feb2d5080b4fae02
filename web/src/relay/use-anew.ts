import { useState, useTransition } from "react";

/** For a query that is asked anew while what it showed stays: its `fetchKey`, and how to ask. */
export function useAnew(): readonly [fetchKey: number, askAnew: () => void] {
  const [fetchKey, setFetchKey] = useState(0);
  const [, startTransition] = useTransition();
  return [fetchKey, () => startTransition(() => setFetchKey((n) => n + 1))];
}
