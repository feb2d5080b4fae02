import { asc } from "drizzle-orm";
import { feature as bind } from "@linehaul/kit/feature";
import { accountGrantRoutes } from "@linehaul/schema/permissions/account-grant";
import { role } from "../perm-role/table.ts";
import { grantDataGroup, grantRole } from "./grant.ts";
import { changeDataGroupDays, changeRoleDays, revokeDataGroup, revokeRole, setDefaultRole } from "./held.ts";

export const feature = bind(accountGrantRoutes, {
  roleChoices: (_input, { db }) =>
    db
      .select({ id: role.id, code: role.code, name: role.name, status: role.status })
      .from(role)
      .orderBy(asc(role.code)),
  grantRole: ({ body }, call) => grantRole(call, body),
  changeRoleDays: ({ body }, call) => changeRoleDays(call, body),
  revokeRole: ({ body }, call) => revokeRole(call, body.grantId),
  setDefaultRole: ({ body }, call) => setDefaultRole(call, body.grantId),
  grantDataGroup: ({ body }, call) => grantDataGroup(call, body),
  changeDataGroupDays: ({ body }, call) => changeDataGroupDays(call, body),
  revokeDataGroup: ({ body }, call) => revokeDataGroup(call, body.grantId),
});
