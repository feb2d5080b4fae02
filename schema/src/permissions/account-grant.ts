import { z } from "zod";
import { ConfigStatus } from "../catalogue.ts";
import { routesOf } from "../route.ts";
import { ordered, validDays } from "./granted.ts";
import { LeafAccount } from "./perm-leaf-account.ts";

const whom = { accountId: z.uuid().describe("The leaf account's key.") };
const which = {
  grantId: z.uuid().describe("Id of the grant, as the account's `roles` or `dataGroups` have it."),
};
export const GrantRole = z
  .object({ ...whom, roleId: z.uuid("required").describe("The role's id."), ...validDays })
  .refine(ordered.rule, ordered.problem);
export const GrantDataGroup = z
  .object({ ...whom, groupId: z.uuid("required").describe("The group's id."), ...validDays })
  .refine(ordered.rule, ordered.problem);
export const GrantDays = z.object({ ...which, ...validDays }).refine(ordered.rule, ordered.problem);
export const Granted = z.object(which);

export const RoleChoice = z
  .object({
    id: z.uuid().describe("What a grant names."),
    code: z.string().describe("Code of the role."),
    name: z.string().describe("Name of the role."),
    status: ConfigStatus.describe("A disabled one can't be granted (PERM-06)."),
  })
  .meta({ id: "RoleChoice", description: "A role to choose." });
const GRANT = "PERM_LEAF_ACCOUNT.GRANT";

const { read, write } = routesOf("admin");
export const accountGrantRoutes = {
  roleChoices: read("/dev-basp-system/userRole/choices", {
    may: [GRANT, "PERM_LEAF_ACCOUNT.VIEW", "PERM_BATCH.VIEW", "DATA_PERMISSION.VIEW"],
    summary: "Every role, for choosing one; a disabled one can't be granted",
    result: z.array(RoleChoice),
  }),
  grantRole: write("/dev-basp-system/userRole/add", {
    may: [GRANT],
    summary: "Grant a role for some days (PERM-04); refused for a disabled account, system or role (PERM-06)",
    body: GrantRole,
    result: LeafAccount,
  }),
  changeRoleDays: write("/dev-basp-system/userRole/update", {
    may: [GRANT],
    summary: "Other days for a granted role",
    body: GrantDays,
    result: LeafAccount,
  }),
  revokeRole: write("/dev-basp-system/userRole/changeState", {
    may: [GRANT],
    summary: "Take a role from an account, at once",
    body: Granted,
    result: LeafAccount,
  }),
  setDefaultRole: write("/dev-basp-system/userRole/setDefault", {
    may: ["PERM_LEAF_ACCOUNT.SET_DEFAULT_ROLE"],
    summary: "Make a granted role the account's default, in place of the one before (PERM-05)",
    body: Granted,
    result: LeafAccount,
  }),
  grantDataGroup: write("/dev-basp-system/accountDataGroup/add", {
    may: [GRANT],
    summary: "Grant a data group for some days (PERM-04)",
    body: GrantDataGroup,
    result: LeafAccount,
  }),
  changeDataGroupDays: write("/dev-basp-system/accountDataGroup/update", {
    may: [GRANT],
    summary: "Other days for a granted data group",
    body: GrantDays,
    result: LeafAccount,
  }),
  revokeDataGroup: write("/dev-basp-system/accountDataGroup/changeState", {
    may: [GRANT],
    summary: "Take a data group from an account, at once",
    body: Granted,
    result: LeafAccount,
  }),
} as const;
