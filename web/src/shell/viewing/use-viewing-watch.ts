import { useEffect, useEffectEvent, useRef } from "react";
import { useViewer } from "../../tab/query.ts";
import { startAnew } from "../../signin/start-anew.ts";

/** The server's clock may be a little behind. */
const LATER_MS = 1_000;

/**
 * Whoever views as another user is asked for again when his time is over. And when the session looks as somebody else than when this
 * window was opened (started, stopped or ended, here or in another window), the console begins anew.
 */
export function useViewingWatch(askAgain: () => void): void {
  const { userId, viewedBy } = useViewer();
  const ask = useEffectEvent(askAgain);
  const until = viewedBy?.until;
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => ask(), Math.max(0, Date.parse(until) - Date.now()) + LATER_MS);
    return () => clearTimeout(timer);
  }, [until]);

  const identity = `${userId} ${viewedBy?.userName ?? ""}`;
  const first = useRef(identity);
  useEffect(() => {
    if (identity !== first.current) startAnew();
  }, [identity]);
}
