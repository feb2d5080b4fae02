import { eq } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { endSessions } from "./end.ts";
import { session } from "./table.ts";
import { hashOf } from "@linehaul/kit/token";

/** Ends a session. A token that is none, or was ended before, closes nothing. */
export function closeSession(token: string, call: Call): Promise<{ closed: boolean }> {
  return call.write(async (tx, emit) => {
    const which = eq(session.tokenHash, hashOf(token));
    const ended = await endSessions(tx, emit, { which, at: call.now(), why: "closed" });
    return { closed: ended > 0 };
  });
}
