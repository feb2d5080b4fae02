import { useEffect, useState } from "react";

/** A quick answer dims no rows: to dim them and back would style and paint the whole list twice. */
const QUICK_MS = 200;

/** Has something been on its way for longer than an answer usually takes? */
export function useTakesLong(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setLate(true), QUICK_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  return isPending && isLate;
}
