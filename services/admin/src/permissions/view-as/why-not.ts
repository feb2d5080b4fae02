import { inArray } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database";
import type { Viewable } from "@linehaul/schema/permissions/view-as";
import { rolesOf, type Moment } from "../account/grants.ts";
import { userAccount } from "../account/table.ts";
import { buttonsOf } from "../perm-role/buttons.ts";
import { upward, type Viewer } from "./upward.ts";

type Account = Pick<typeof userAccount.$inferSelect, "id" | "status">;

/** Why a user can't begin to look as an account does, as a key of the locale files; null where he can. */
export async function whyNot(
  db: Db,
  viewer: Viewer,
  { id, status }: Account,
  moment: Moment,
): Promise<`viewAs.${"self" | "disabled" | "admin" | "upward"}` | null> {
  if (id === viewer.userId) return "viewAs.self";
  const { held, allDisabled } = await rolesOf(db, id, moment);
  // He couldn't work himself: there is nothing that he would see.
  if (status === "DISABLED" || allDisabled) return "viewAs.disabled";
  return upward(db, viewer, { id, held }, moment);
}

/** The caller as a viewer. */
export const viewerOf = async (db: Db, { user, role }: Call["caller"]): Promise<Viewer> => ({
  userId: user,
  buttons: await buttonsOf(db, role),
});

/** Which of some accounts the caller could look as; none while he looks as somebody. */
export async function viewable(call: Call, ids: readonly string[]): Promise<Viewable[]> {
  const { db, caller } = call;
  const moment = { now: call.now(), site: caller.site };
  const viewer = await viewerOf(db, caller);
  const accounts = await db
    .select({ id: userAccount.id, status: userAccount.status })
    .from(userAccount)
    .where(inArray(userAccount.id, [...ids]));
  const found: Viewable[] = [];
  for (const account of accounts) {
    const may = caller.viewedBy === undefined && (await whyNot(db, viewer, account, moment)) === null;
    found.push({ accountId: account.id, may });
  }
  return found;
}
