import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { GrantDays } from "@linehaul/schema/permissions/account-grant";
import type { LeafAccount } from "@linehaul/schema/permissions/perm-leaf-account";
import { userRole } from "../account/table.ts";
import { userDataGroup } from "../perm-data-group/table.ts";
import { accountTakes, notOver, refuseField } from "./block.ts";
import { changeGrants, type Whose } from "./change.ts";

type Days = z.output<typeof GrantDays>;

/** Whose grant it is; 404001 for none. */
const ofGrant = (table: typeof userRole | typeof userDataGroup, id: string): Whose => ({
  field: "grantId",
  async idOf(tx) {
    const [found] = await tx.select({ userId: table.userId }).from(table).where(eq(table.id, id));
    if (found === undefined) throw fail(SERVICE_CODES.notFound);
    return found.userId;
  },
});
const ofRole = (id: string): Whose => ofGrant(userRole, id);
const ofGroup = (id: string): Whose => ofGrant(userDataGroup, id);

/** Other days for a role that is held. */
export const changeRoleDays = (call: Call, { grantId: id, validFrom, validTo }: Days): Promise<LeafAccount> =>
  changeGrants(call, ofRole(id), async (tx, account, moment) => {
    await accountTakes(tx, account);
    notOver(validTo, moment);
    await tx.update(userRole).set({ validFrom, validTo }).where(eq(userRole.id, id));
  });

/** Other days for a data group that is held. */
export const changeDataGroupDays = (call: Call, { grantId: id, validFrom, validTo }: Days): Promise<LeafAccount> =>
  changeGrants(call, ofGroup(id), async (tx, account, moment) => {
    await accountTakes(tx, account);
    notOver(validTo, moment);
    await tx.update(userDataGroup).set({ validFrom, validTo }).where(eq(userDataGroup.id, id));
  });

/** Takes a role away; a disabled account may lose it too. Another role becomes the default only by a choice. */
export const revokeRole = (call: Call, id: string): Promise<LeafAccount> =>
  changeGrants(call, ofRole(id), async (tx) => {
    await tx.delete(userRole).where(eq(userRole.id, id));
  });

/** Takes a data group away. */
export const revokeDataGroup = (call: Call, id: string): Promise<LeafAccount> =>
  changeGrants(call, ofGroup(id), async (tx) => {
    await tx.delete(userDataGroup).where(eq(userDataGroup.id, id));
  });

/** PERM-05: one default role per account; a disabled role can't be it. */
export const setDefaultRole = (call: Call, id: string): Promise<LeafAccount> =>
  changeGrants(call, ofRole(id), async (tx, account) => {
    await accountTakes(tx, account);
    if (account.roles.some((r) => r.id === id && r.roleStatus === "DISABLED"))
      throw refuseField("grantId", "grant.disabled");
    await tx
      .update(userRole)
      .set({ isDefault: false })
      .where(and(eq(userRole.userId, account.id), eq(userRole.isDefault, true)));
    await tx.update(userRole).set({ isDefault: true }).where(eq(userRole.id, id));
  });
