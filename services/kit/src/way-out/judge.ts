import type { AttemptOutcome, Silence } from "@linehaul/schema/delivery";

/** What became of an attempt. */
export type Answer =
  | { readonly status: number; readonly text: string; readonly retryAfterMs: number | null }
  /** What came that was no answer, where something did. */
  | { readonly silence: Silence; readonly text?: string };

/** Statuses under which the same may be taken later (RFC 9110, 8470, 6585). */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);
const SERVER_ERROR = 500;
const isTaken = (status: number): boolean => status >= 200 && status < 300;

export function outcomeOf(answer: Answer): AttemptOutcome & ("TAKEN" | "REFUSED" | "LATER") {
  if ("silence" in answer) return answer.silence === "RUBBISH" ? "REFUSED" : "LATER";
  const { status } = answer;
  if (isTaken(status)) return "TAKEN";
  return LATER.has(status) || status >= SERVER_ERROR ? "LATER" : "REFUSED";
}

/** It says of itself that it takes nothing now, whatever it is sent. */
export const isAway = (answer: Answer): boolean =>
  "silence" in answer
    ? answer.silence !== "RUBBISH"
    : answer.status === 429 || answer.status === 502 || answer.status === 503;

const FIRST_MS = 5_000;
/** A delivery, and one who is down, are tried at least so often. */
export const MOST_REST_MS = 15 * 60_000;
export const MOST_PROBE_REST_MS = 2 * 60_000;
/** After so long without being taken it has failed. */
export const GIVEN_UP_MS = 24 * 3_600_000;

/**
 * How long until the next attempt, in milliseconds: twice as long each time, up to `most`, of which half is left to chance, so that what
 * failed together does not come together again. Not before the receiver said.
 */
export function restMs(
  attempt: number,
  {
    most,
    retryAfterMs,
    chance,
  }: { readonly most: number; readonly retryAfterMs: number | null; readonly chance: number },
): number {
  const full = Math.min(most, FIRST_MS * 2 ** Math.min(attempt - 1, 20));
  return Math.max(Math.round((full * (1 + chance)) / 2), Math.min(retryAfterMs ?? 0, GIVEN_UP_MS));
}

/** `Retry-After` in milliseconds: seconds or a date (RFC 9110); null for anything else. */
export function retryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000;
  const at = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
