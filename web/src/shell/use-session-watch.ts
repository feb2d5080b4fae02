import { useEffect, useEffectEvent } from "react";
import { onSignedInAside } from "../signin/aside.ts";
import { isSessionLost, sessionEndNear } from "../signin/session-lost.ts";
import { useViewer } from "../tab/query.ts";

/** The user is told so long before his session ends, in ms. */
export const NEAR_MS = 5 * 60_000;
/** How long the answer to "has it been used meanwhile?" may take, and how often it is asked then. */
const ANSWER_MS = 2_000;
const AGAIN_MS = 30_000;
/** A timer can't be set for longer than some weeks. */
const LONGEST_MS = 24 * 3_600_000;

/**
 * Tells some minutes before that the session ends (SEC-10). The viewer is asked for again first: what the user did meanwhile may have moved
 * the end. At the end he is asked for once more, so that it is noticed without a click.
 */
export function useSessionWatch(askAgain: () => void): void {
  const { sessionEndsAt } = useViewer();
  const ask = useEffectEvent(() => void (isSessionLost.get() || askAgain()));
  useEffect(() => {
    let wasAsked = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const left = Date.parse(sessionEndsAt) - Date.now();
      if (left > NEAR_MS) {
        timer = setTimeout(look, Math.min(left - NEAR_MS, LONGEST_MS));
        return;
      }
      if (wasAsked) sessionEndNear.tell(sessionEndsAt);
      ask();
      const next = left > 0 ? Math.min(left + ANSWER_MS, AGAIN_MS) : AGAIN_MS;
      timer = setTimeout(look, wasAsked ? next : ANSWER_MS);
      wasAsked = true;
    };
    look();
    return () => {
      clearTimeout(timer);
      sessionEndNear.tell(null);
    };
  }, [sessionEndsAt]);
  useEffect(() => onSignedInAside(() => ask()), []);
}
