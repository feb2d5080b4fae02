import { eq } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { endSessions } from "./end.ts";
import { session } from "./table.ts";
import { hashOf } from "@linehaul/kit/token";

/** Ends the session that a ticket opened (FLT-17). A ticket that is none of ours is only looked up: nothing is written for it. */
export async function closeByTicket(ticket: string, call: Call): Promise<{ known: boolean; closed: boolean }> {
  const which = eq(session.ticketHash, hashOf(ticket));
  const [found] = await call.db.select({ id: session.id }).from(session).where(which).limit(1);
  if (!found) return { known: false, closed: false };
  return call.write(async (tx, emit) => {
    const ended = await endSessions(tx, emit, { which, at: call.now(), why: "closed" });
    return { known: true, closed: ended > 0 };
  });
}
