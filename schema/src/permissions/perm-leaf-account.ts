import { z } from "zod";
import { ByIds, CatalogueRow, ChangeState, inUse, savedRow } from "../catalogue.ts";
import { asRead, emptyIsNull, keyword, line } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { sensitive } from "../sensitive.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { AccountDataGroup, AccountRole } from "./granted.ts";
import { CountryCode, OrgCode } from "./perm-data-group.ts";
import { UserName } from "./user-name.ts";
import { workNo } from "../work-no.ts";

const own = {
  centralAccount: sensitive(
    "userCode",
    z
      .string("required")
      .trim()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._@-]{1,59}$/, "account.central"),
  ).describe(
    "Account of the identity platform, 2–60 letters, digits and `._@-`; in use once, and kept for ever (PERM-03).",
  ),
  userName: sensitive("userCode", UserName).describe(
    "The name to sign in with: a letter of a–z, then such letters, digits and `._-`, 2–50 in all, kept in small letters; in use once, and kept for ever (SEC-01).",
  ),
  displayName: line(60).describe("What the user is called."),
  workNo: workNo()
    .nullable()
    .describe(
      "Work number, 6 or 8 digits (ACC-04), in use once; null for none. Setting it takes PERM_LEAF_ACCOUNT.GRANT too.",
    ),
  countryCode: CountryCode.nullable().describe(
    "The user's country, ISO 3166-1 alpha-2: two capital letters of the list of countries; null for none. Setting it takes PERM_LEAF_ACCOUNT.GRANT too.",
  ),
  orgCode: OrgCode.nullable().describe(
    "Code of the user's organisation, 2–12 capital letters and digits; null for none. Setting it takes PERM_LEAF_ACCOUNT.GRANT too.",
  ),
};
/** What the rules of variable data groups look at: whoever sets or changes it grants rows (SEC-01). */
export const ROW_ATTRIBUTES = ["workNo", "countryCode", "orgCode"] as const satisfies readonly (keyof typeof own)[];
/** The button that it takes, beside the one that saves. */
export const GRANTS_ROWS = "PERM_LEAF_ACCOUNT.GRANT";
export const LeafAccountInput = z.object({
  ...savedRow,
  ...own,
  workNo: emptyIsNull(own.workNo),
  countryCode: emptyIsNull(own.countryCode),
  orgCode: emptyIsNull(own.orgCode),
});
export type LeafAccountInput = z.infer<typeof LeafAccountInput>;

export const LeafAccount = CatalogueRow.extend({
  ...asRead(own),
  orgName: z.string().nullable().describe("Name of the organisation; null for none."),
  roles: z.array(AccountRole).describe("Roles that it holds, the default one first, then by code."),
  dataGroups: z.array(AccountDataGroup).describe("Data groups that it holds, by code."),
}).meta({ id: "LeafAccount" });
export type LeafAccount = z.infer<typeof LeafAccount>;

export const leafAccountSorts = {
  USER_NAME_ASC: "userName",
  USER_NAME_DESC: "userName",
  MODIFIED_AT_DESC: "modifiedAt",
  CREATED_AT_DESC: "createdAt",
} as const satisfies Sorts<LeafAccount>;
export const LeafAccountFilter = z.object({
  keyword: keyword("user name, name, work number or central account"),
  status: inUse,
  roleId: z.uuid().optional().describe("Holds this role, whatever its days."),
  orgCode: OrgCode.optional().describe("Belongs to this organisation: its code, 2–12 capital letters and digits."),
});

const { read, write } = routesOf("admin");
export const leafAccountRoutes = {
  pageQuery: read("/dev-basp-system/leafAccount/pageQuery", {
    may: ["PERM_LEAF_ACCOUNT.VIEW"],
    summary: "Leaf accounts, a page, each with its roles and data groups",
    body: pageQuery({ filter: LeafAccountFilter.shape, sort: sortNames(leafAccountSorts) }),
    result: page(LeafAccount),
  }),
  byIds: read("/dev-basp-system/leafAccount/byIds", {
    may: ["PERM_LEAF_ACCOUNT.VIEW"],
    summary: "Leaf accounts by id",
    body: ByIds,
    result: z.array(LeafAccount),
  }),
  add: write("/dev-basp-system/leafAccount/add", {
    may: ["PERM_LEAF_ACCOUNT.CREATE"],
    summary: "Create a leaf account for a central account (PERM-03)",
    body: LeafAccountInput,
    result: LeafAccount,
  }),
  update: write("/dev-basp-system/leafAccount/update", {
    may: ["PERM_LEAF_ACCOUNT.EDIT"],
    summary: "Edit another's leaf account by id and version; its central account and user name stay (SEC-01)",
    body: LeafAccountInput,
    result: LeafAccount,
  }),
  changeState: write("/dev-basp-system/leafAccount/changeState", {
    may: ["PERM_LEAF_ACCOUNT.ENABLE", "PERM_LEAF_ACCOUNT.DISABLE"],
    summary: "Take an account out of use, at once and everywhere, or bring it back",
    body: ChangeState,
    result: LeafAccount,
  }),
} as const;
