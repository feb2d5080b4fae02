import { inArray } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import type { MenuButton } from "@linehaul/schema/modules";
import type { HeldRole } from "@linehaul/schema/permissions/session";
import type { Moment } from "../account/grants.ts";
import { scopeOf } from "../perm-data-group/scope.ts";
import { isWithin } from "../perm-data-group/within.ts";
import { buttonsOf } from "../perm-role/buttons.ts";
import { role } from "../perm-role/table.ts";

/** Who really sits there, and the buttons of the role that he works in. */
export interface Viewer {
  readonly userId: string;
  readonly buttons: readonly string[];
}
/** With one of these he may give another what that one does not hold: he looks at nothing that he could not give. */
const GRANTING: readonly MenuButton[] = ["PERM_LEAF_ACCOUNT.GRANT", "PERM_BATCH.GRANT"];

/**
 * Why a user may not look as an account does; null where he may (SEC-04). Roles of type admin are nobody's to look as. Of the others the
 * account holds no button, and sees no row on the site, that he does not or may not grant. Each role counts that the session could choose.
 */
export async function upward(
  db: Db,
  { userId, buttons }: Viewer,
  account: { readonly id: string; readonly held: readonly HeldRole[] },
  moment: Moment,
): Promise<"viewAs.admin" | "viewAs.upward" | null> {
  const ids = account.held.map(({ roleId }) => roleId);
  const types = await db.select({ type: role.type }).from(role).where(inArray(role.id, ids));
  if (types.some(({ type }) => type === "admin")) return "viewAs.admin";
  if (GRANTING.some((button) => buttons.includes(button))) return null;
  for (const id of ids)
    if (!(await buttonsOf(db, id)).every((button) => buttons.includes(button))) return "viewAs.upward";
  const [theirs, his] = [await scopeOf(db, account.id, moment), await scopeOf(db, userId, moment)];
  return isWithin(theirs, his, moment.site) ? null : "viewAs.upward";
}
