import { useEffect, useEffectEvent } from "react";
import { isReached } from "../../relay/gateway.ts";
import { failureOf, mayPass } from "../../relay/failure.ts";

/** The first pause and the longest, in ms. */
const FIRST_MS = 3_000;
const LONGEST_MS = 30_000;
/** What fails again after so long without a failure has another cause. */
const FORGOTTEN_MS = 60_000;

let since = 0;
let last = -Infinity;
/** As long as it has lasted so far: the pauses double. */
function pauseNow(): number {
  const now = Date.now();
  if (now - last > FORGOTTEN_MS) since = now;
  last = now;
  return Math.min(LONGEST_MS, Math.max(FIRST_MS, now - since));
}

/**
 * Tries again by itself what failed because somebody is away: after pauses that grow, and at once when the gateway is back (FLT-11). Says
 * whether it does. What stands in a hidden tab waits until it is shown.
 */
export function useTriesAgain(error: unknown, retry: () => void): boolean {
  const tries = mayPass(failureOf(error).code);
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!tries) return undefined;
    const timer = setTimeout(() => again(), pauseNow());
    const forget = isReached.subscribe(() => isReached.get() && again());
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [tries, error]);
  return tries;
}
