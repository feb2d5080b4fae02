import { useEffect, useRef, useState } from "react";

/** ERR-05: how long an action stays locked after it was set off. */
export const LOCK_MS = 3000;

/**
 * A lock against the double click. `take` shuts it for 3 s and says whether it was open: it decides at once, since a second
 * press may come before the screen shows the first.
 */
export function useLock(): { readonly isLocked: boolean; readonly take: () => boolean } {
  const taken = useRef(false);
  const [isLocked, setLocked] = useState(false);
  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setTimeout(() => {
      taken.current = false;
      setLocked(false);
    }, LOCK_MS);
    return () => clearTimeout(timer);
  }, [isLocked]);
  return {
    isLocked,
    take: () => {
      if (taken.current) return false;
      taken.current = true;
      setLocked(true);
      return true;
    },
  };
}
