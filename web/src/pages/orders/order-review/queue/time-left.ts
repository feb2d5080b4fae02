import { useSyncExternalStore } from "react";
import type { TextOf } from "../../../../i18n/text-of.ts";

const MINUTE = 60_000;
const HALF = MINUTE / 2;
const subscribe = (hear: () => void): (() => void) => {
  const timer = setInterval(hear, HALF / 3);
  return () => clearInterval(timer);
};
const nowByHalf = (): number => Math.floor(Date.now() / HALF) * HALF;
/** The time, to half a minute: what counts down is drawn anew that often. */
export const useNow = (): number => useSyncExternalStore(subscribe, nowByHalf);

/** `12 min`, `3 h 05`, `2 d 4 h`. */
export function spanText(ms: number, t: TextOf): string {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE));
  const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / 1440)];
  if (hours < 1) return t("span.minutes", { minutes });
  if (days < 1) return t("span.hours", { hours, minutes: String(minutes % 60).padStart(2, "0") });
  return t("span.days", { days, hours: hours % 24 });
}

/** Less than that is left: a reviewer has to hurry. */
const HURRY_MS = 60 * MINUTE;

interface Waiting {
  readonly passAt: string | null | undefined;
  readonly waitingSince: string | null | undefined;
  /** Nothing passes by itself that a control leaves to a reviewer. */
  readonly needsReviewer?: boolean;
}
/** What a case's clock says: how long until it passes by itself, or for how long it has waited. */
export interface Clock {
  readonly kind: "LEFT" | "RESTS" | "WAITS";
  readonly ms: number;
  /** Its colour. */
  readonly tone: string;
}
/** The clock of a case; null where nothing runs. While the automatic pass is paused none runs out. */
export function clockOf({ passAt, waitingSince, needsReviewer }: Waiting, now: number, rests: boolean): Clock | null {
  if (passAt && !needsReviewer) {
    const ms = Date.parse(passAt) - now;
    return rests
      ? { kind: "RESTS", ms, tone: "fg.muted" }
      : { kind: "LEFT", ms, tone: ms < HURRY_MS ? "critical.fg" : "caution.fg" };
  }
  return waitingSince ? { kind: "WAITS", ms: now - Date.parse(waitingSince), tone: "fg.muted" } : null;
}
/** The same in a word or two. */
export const clockText = ({ kind, ms }: Clock, t: TextOf): string => (kind === "RESTS" ? t("rests") : spanText(ms, t));
