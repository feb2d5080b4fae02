import { and, eq, isNull } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { tellViewingEnd } from "../view-as/end.ts";
import { session } from "./table.ts";
import { hashOf } from "./token.ts";

/** Ends a session. A token that is none, or was ended before, closes nothing. */
export function closeSession(token: string, call: Call): Promise<{ closed: boolean }> {
  return call.write(async (tx, emit) => {
    const ended = await tx
      .update(session)
      .set({ endedAt: call.now(), endReason: "closed" })
      .where(and(eq(session.tokenHash, hashOf(token)), isNull(session.endedAt)))
      .returning();
    for (const own of ended) {
      await tellViewingEnd(tx, emit, own, "closed");
      const { id, userId, site } = own;
      emit({ type: "session.closed", subject: id, site, data: { sessionId: id, userId } });
    }
    return { closed: ended.length > 0 };
  });
}
