import { z } from "zod";
import { readConfig } from "@linehaul/kit/config";

/** How sessions live (AUTH-07, SEC-10); read from the environment at start. */
export const sessionShape = {
  /** A session that is not used for so long ends, in minutes. */
  SESSION_IDLE_MINUTES: z.coerce.number("must be a number of minutes").int().min(1).max(43_200).default(720),
  /** However much it is used, a session ends after so long, in hours (SEC-10). */
  SESSION_MAX_HOURS: z.coerce.number("must be a number of hours").min(1).max(720).default(12),
  /** One session a user, site and device class: signing in elsewhere ends the earlier one. */
  SESSION_SINGLE: z.stringbool("must be true or false").default(true),
};
export interface SessionSettings {
  readonly idleMs: number;
  readonly maxMs: number;
  readonly single: boolean;
}

export function readSessionSettings(): SessionSettings {
  const read = readConfig(z.object(sessionShape));
  return {
    idleMs: read.SESSION_IDLE_MINUTES * 60_000,
    maxMs: read.SESSION_MAX_HOURS * 3_600_000,
    single: read.SESSION_SINGLE,
  };
}
