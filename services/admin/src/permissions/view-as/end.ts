import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database";
import type { SiteCode } from "@linehaul/schema/sites";
import { userAccount } from "../account/table.ts";
import { session } from "../session/table.ts";

/** Why somebody no longer views as another: he stopped, his time is over, either account may no longer, or the session ended. */
export type ViewingEnd = "stopped" | "expired" | "notAllowed" | "disabled" | "closed" | "replaced";

interface Viewing {
  readonly id: string;
  readonly userId: string;
  readonly site: SiteCode;
  readonly viewAs: string | null;
}

/** Records that the viewing of a session has ended; nothing where it was none. */
export async function tellViewingEnd(
  tx: Db,
  emit: Emit,
  { id, userId, site, viewAs }: Viewing,
  why: ViewingEnd,
): Promise<void> {
  if (viewAs === null) return;
  const names = await tx
    .select({ id: userAccount.id, userName: userAccount.userName })
    .from(userAccount)
    .where(inArray(userAccount.id, [userId, viewAs]));
  const nameOf = (account: string): string => names.find((a) => a.id === account)?.userName ?? account;
  emit({
    type: "session.viewStopped",
    subject: viewAs,
    site,
    kind: "VIEW_AS",
    by: { user: userId, userName: nameOf(userId) },
    data: { sessionId: id, userId },
    after: { userName: nameOf(viewAs), why },
  });
}

/** Ends the viewing of a session, once however many do it at the same time. Was there one? */
export async function endViewing(tx: Db, emit: Emit, sessionId: string, why: ViewingEnd): Promise<boolean> {
  const [viewing] = await tx
    .select()
    .from(session)
    .where(and(eq(session.id, sessionId), isNotNull(session.viewAs)))
    .for("update");
  if (viewing === undefined) return false;
  await tx.update(session).set({ viewAs: null, viewAsUntil: null }).where(eq(session.id, sessionId));
  await tellViewingEnd(tx, emit, viewing, why);
  return true;
}
