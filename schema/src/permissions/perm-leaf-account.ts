import { z } from "zod";
import { ByIds, CatalogueRow, CONFIG_STATUS, ConfigStatus, savedRow } from "../catalogue.ts";
import { page, pageQuery } from "../paging.ts";
import { route } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { AccountDataGroup, AccountRole } from "./granted.ts";
import { OrgCode } from "./perm-data-group.ts";

/** ACC-04. */
export const WORK_NUMBER = /^(\d{6}|\d{8})$/;
/** What the sign-on vouches for; kept in small letters. */
export const UserName = z
  .string("required")
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9._-]{1,49}$/, "account.userName");
const optional = (pattern: RegExp, rule: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^$|${pattern.source}`), rule)
    .nullish()
    .transform((text) => text || null);

/** `centralAccount` names the account of the identity platform: each has one leaf account at most (PERM-03), and keeps it. */
export const LeafAccountInput = z.object({
  ...savedRow,
  centralAccount: z
    .string("required")
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._@-]{1,59}$/, "account.central"),
  userName: UserName,
  displayName: z.string("required").trim().min(1, "required").max(60, "text.max"),
  workNo: optional(WORK_NUMBER, "account.workNo"),
  countryCode: optional(/^[A-Z]{2}$/, "country.code"),
  orgCode: optional(/^[A-Z0-9]{2,12}$/, "org.code"),
});
export type LeafAccountInput = z.infer<typeof LeafAccountInput>;

export const LeafAccount = CatalogueRow.extend({
  centralAccount: z.string(),
  userName: z.string(),
  displayName: z.string(),
  workNo: z.string().nullable(),
  countryCode: z.string().nullable(),
  orgCode: z.string().nullable(),
  orgName: z.string().nullable(),
  roles: z.array(AccountRole),
  dataGroups: z.array(AccountDataGroup),
}).meta({ id: "LeafAccount" });
export type LeafAccount = z.infer<typeof LeafAccount>;

export const leafAccountSorts = {
  USER_NAME_ASC: "userName",
  USER_NAME_DESC: "userName",
  MODIFIED_AT_DESC: "modifiedAt",
  CREATED_AT_DESC: "createdAt",
} as const satisfies Sorts<LeafAccount>;
export const LEAF_ACCOUNT_SORTS = sortNames(leafAccountSorts);
export const leafAccountFilter = {
  keyword: z.string().trim().max(60).optional(),
  status: ConfigStatus.optional(),
  roleId: z.uuid().optional(),
  orgCode: OrgCode.optional(),
};

export const leafAccountRoutes = {
  pageQuery: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/leafAccount/pageQuery",
    may: ["PERM_LEAF_ACCOUNT.VIEW"],
    safe: true,
    summary: "Leaf accounts, a page, each with its roles and data groups",
    body: pageQuery({ filter: leafAccountFilter, sort: LEAF_ACCOUNT_SORTS }),
    result: page(LeafAccount),
  }),
  byIds: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/leafAccount/byIds",
    may: ["PERM_LEAF_ACCOUNT.VIEW"],
    safe: true,
    summary: "Leaf accounts by id",
    body: ByIds,
    result: z.array(LeafAccount),
  }),
  add: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/leafAccount/add",
    may: ["PERM_LEAF_ACCOUNT.CREATE"],
    summary: "Create a leaf account for a central account (PERM-03)",
    body: LeafAccountInput,
    result: LeafAccount,
  }),
  update: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/leafAccount/update",
    may: ["PERM_LEAF_ACCOUNT.EDIT"],
    summary: "Edit a leaf account by id and version; its central account stays",
    body: LeafAccountInput,
    result: LeafAccount,
  }),
  changeState: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/leafAccount/changeState",
    may: ["PERM_LEAF_ACCOUNT.ENABLE", "PERM_LEAF_ACCOUNT.DISABLE"],
    summary: "Take an account out of use, at once and everywhere, or bring it back",
    body: z.object({ id: z.uuid(), status: z.enum(CONFIG_STATUS) }),
    result: LeafAccount,
  }),
} as const;
