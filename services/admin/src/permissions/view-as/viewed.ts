import { eq } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import { VIEW_AS } from "@linehaul/schema/permissions/view-as";
import { rolesOf, type Roles, type Moment } from "../account/grants.ts";
import { userAccount } from "../account/table.ts";
import type { session } from "../session/table.ts";
import type { ViewingEnd } from "./end.ts";
import { upward } from "./upward.ts";

type Account = typeof userAccount.$inferSelect;
export type Viewed =
  /** The account that the session looks as. */
  | { readonly account: Account; readonly roles: Roles; readonly until: Date }
  /** It must end. */
  | { readonly ended: ViewingEnd };

/** As whom a session views; null for as itself. `buttons` are those of the user who really sits there. */
export async function viewedBy(
  db: Db,
  own: typeof session.$inferSelect,
  buttons: readonly string[],
  moment: Moment,
): Promise<Viewed | null> {
  if (own.viewAs === null || own.viewAsUntil === null) return null;
  if (moment.now >= own.viewAsUntil) return { ended: "expired" };
  if (!buttons.includes(VIEW_AS)) return { ended: "notAllowed" };
  const [account] = await db.select().from(userAccount).where(eq(userAccount.id, own.viewAs));
  if (account === undefined) return { ended: "disabled" };
  const roles = await rolesOf(db, account.id, moment);
  if (account.status === "DISABLED" || roles.allDisabled) return { ended: "disabled" };
  // What either holds may have changed since it began.
  const viewer = { userId: own.userId, buttons };
  if ((await upward(db, viewer, { id: account.id, held: roles.held }, moment)) !== null) return { ended: "notAllowed" };
  return { account, roles, until: own.viewAsUntil };
}
