import { z } from "zod";
import { readConfig } from "@linehaul/kit/config";

/** How sessions live (AUTH-07); read from the environment at start. */
export const sessionShape = {
  /** A session that is not used for so long ends, in minutes. */
  SESSION_IDLE_MINUTES: z.coerce.number("must be a number of minutes").int().min(1).max(43_200).default(720),
  /** One session a user, site and device class: signing in elsewhere ends the earlier one. */
  SESSION_SINGLE: z.stringbool("must be true or false").default(true),
};
export interface SessionSettings {
  readonly idleMs: number;
  readonly single: boolean;
}

export function readSessionSettings(): SessionSettings {
  const read = readConfig(z.object(sessionShape));
  return { idleMs: read.SESSION_IDLE_MINUTES * 60_000, single: read.SESSION_SINGLE };
}
