import type { z } from "zod";
import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { GrantDataGroup, GrantRole } from "@linehaul/schema/permissions/account-grant";
import type { LeafAccount } from "@linehaul/schema/permissions/perm-leaf-account";
import { userRole } from "../account/table.ts";
import { userDataGroup } from "../perm-data-group/table.ts";
import { accountTakes, groupTakes, notOver, roleTakes } from "./block.ts";
import { changeGrants, ofAccount } from "./change.ts";

const already = (field: string) =>
  fail(SERVICE_CODES.duplicate, { fields: [{ path: [field], key: "grant.held", params: {} }] });

/** Grants a role for some days; an account's first role becomes its default one (PERM-05). */
export function grantRole(call: Call, input: z.output<typeof GrantRole>): Promise<LeafAccount> {
  const { accountId, roleId, validFrom, validTo } = input;
  return changeGrants(call, ofAccount(accountId), async (tx, account, moment) => {
    await accountTakes(tx, account);
    await roleTakes(tx, roleId);
    notOver(validTo, moment);
    if (account.roles.some((r) => r.roleId === roleId)) throw already("roleId");
    const isDefault = account.roles.length === 0;
    await tx.insert(userRole).values({ userId: accountId, roleId, validFrom, validTo, isDefault });
  });
}

/** Grants a data group for some days. */
export function grantDataGroup(call: Call, input: z.output<typeof GrantDataGroup>): Promise<LeafAccount> {
  const { accountId, groupId, validFrom, validTo } = input;
  return changeGrants(call, ofAccount(accountId), async (tx, account, moment) => {
    await accountTakes(tx, account);
    await groupTakes(tx, groupId);
    notOver(validTo, moment);
    if (account.dataGroups.some((g) => g.groupId === groupId)) throw already("groupId");
    await tx.insert(userDataGroup).values({ userId: accountId, groupId, validFrom, validTo });
  });
}
