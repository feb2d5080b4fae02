import { and, eq, isNull } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { session } from "./table.ts";
import { hashOf } from "./token.ts";

/** Ends a session. A token that is none, or was ended before, closes nothing. */
export function closeSession(token: string, call: Call): Promise<{ closed: boolean }> {
  return call.write(async (tx, emit) => {
    const ended = await tx
      .update(session)
      .set({ endedAt: call.now(), endReason: "closed" })
      .where(and(eq(session.tokenHash, hashOf(token)), isNull(session.endedAt)))
      .returning({ id: session.id, userId: session.userId, site: session.site });
    for (const { id, userId, site } of ended)
      emit({ type: "session.closed", subject: id, site, data: { sessionId: id, userId } });
    return { closed: ended.length > 0 };
  });
}
