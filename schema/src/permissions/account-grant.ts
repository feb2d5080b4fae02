import { z } from "zod";
import { ConfigStatus } from "../catalogue.ts";
import { route } from "../route.ts";
import { ordered, validDays } from "./granted.ts";
import { LeafAccount } from "./perm-leaf-account.ts";

export const GrantRole = z
  .object({ accountId: z.uuid(), roleId: z.uuid("required"), ...validDays })
  .refine(ordered.rule, ordered.problem);
export const GrantDataGroup = z
  .object({ accountId: z.uuid(), groupId: z.uuid("required"), ...validDays })
  .refine(ordered.rule, ordered.problem);
export const GrantDays = z.object({ grantId: z.uuid(), ...validDays }).refine(ordered.rule, ordered.problem);
export const Granted = z.object({ grantId: z.uuid() });

export const RoleChoice = z.object({ id: z.uuid(), code: z.string(), name: z.string(), status: ConfigStatus });
const GRANT = "PERM_LEAF_ACCOUNT.GRANT";

export const accountGrantRoutes = {
  roleChoices: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/userRole/choices",
    may: [GRANT, "PERM_LEAF_ACCOUNT.VIEW", "PERM_BATCH.VIEW", "DATA_PERMISSION.VIEW"],
    safe: true,
    summary: "Every role, for choosing one; a disabled one can't be granted",
    result: z.array(RoleChoice),
  }),
  grantRole: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/userRole/add",
    may: [GRANT],
    summary: "Grant a role for some days (PERM-04); refused for a disabled account, system or role (PERM-06)",
    body: GrantRole,
    result: LeafAccount,
  }),
  changeRoleDays: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/userRole/update",
    may: [GRANT],
    summary: "Other days for a granted role",
    body: GrantDays,
    result: LeafAccount,
  }),
  revokeRole: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/userRole/changeState",
    may: [GRANT],
    summary: "Take a role from an account, at once",
    body: Granted,
    result: LeafAccount,
  }),
  setDefaultRole: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/userRole/setDefault",
    may: ["PERM_LEAF_ACCOUNT.SET_DEFAULT_ROLE"],
    summary: "Make a granted role the account's default, in place of the one before (PERM-05)",
    body: Granted,
    result: LeafAccount,
  }),
  grantDataGroup: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/accountDataGroup/add",
    may: [GRANT],
    summary: "Grant a data group for some days (PERM-04)",
    body: GrantDataGroup,
    result: LeafAccount,
  }),
  changeDataGroupDays: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/accountDataGroup/update",
    may: [GRANT],
    summary: "Other days for a granted data group",
    body: GrantDays,
    result: LeafAccount,
  }),
  revokeDataGroup: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/accountDataGroup/changeState",
    may: [GRANT],
    summary: "Take a data group from an account, at once",
    body: Granted,
    result: LeafAccount,
  }),
} as const;
