import { and, isNull, type SQL } from "drizzle-orm";
import type { Emit, JsonObject } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database";
import { tellViewingEnd } from "../view-as/end.ts";
import { session } from "./table.ts";

interface End {
  /** Which sessions; those that have ended before stay as they are. */
  readonly which: SQL | undefined;
  readonly at: Date;
  readonly why: "replaced" | "closed" | "disabled";
  /** What is told beside session and user. */
  readonly data?: JsonObject;
  /** The name of whose sessions they are, where each is to be recorded as what it was. */
  readonly of?: string;
}

/** Ends sessions for good and tells of each, and of what they viewed. How many were there? */
export async function endSessions(tx: Db, emit: Emit, { which, at, why, data = {}, of }: End): Promise<number> {
  const ended = await tx
    .update(session)
    .set({ endedAt: at, endReason: why })
    .where(and(which, isNull(session.endedAt)))
    .returning();
  for (const own of ended) {
    await tellViewingEnd(tx, emit, own, why);
    const { id, userId, site, deviceClass, device, address } = own;
    const after = of === undefined ? undefined : { userName: of, site, deviceClass, device, address };
    const type = why === "replaced" ? "session.replaced" : "session.closed";
    emit({ type, subject: id, site, data: { sessionId: id, userId, ...data }, ...(after && { after }) });
  }
  return ended.length;
}
