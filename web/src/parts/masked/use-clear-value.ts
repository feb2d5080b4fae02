import { useEffect, useState } from "react";

/** How long a clear value stands on the screen (PERM-12). */
export const CLEAR_MS = 60_000;

/** A clear value for a minute, and no longer than its tab is looked at. It lives in this component alone. */
export function useClearValue(): [value: string | null, show: (value: string | null) => void] {
  const [value, show] = useState<string | null>(null);
  useEffect(() => {
    if (value === null) return undefined;
    const timer = setTimeout(() => show(null), CLEAR_MS);
    // A hidden tab's effects are taken down: what it showed is masked when it is opened again.
    return () => {
      clearTimeout(timer);
      show(null);
    };
  }, [value]);
  return [value, show];
}
