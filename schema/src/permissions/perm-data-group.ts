import { z } from "zod";
import { ByIds, catalogueRow, ChangeState, ConfigStatus, inUse, savedRow } from "../catalogue.ts";
import { UserCode } from "../accounts/user-code.ts";
import { CustomerCode } from "../customers/code.ts";
import { keyword, line, listOf } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { type Limit, RowScope } from "../scope.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";

/** What a data group restricts rows by. */
export const DIMENSIONS = ["SITE", "COUNTRY", "ORG", "CUSTOMER", "ACCOUNT"] as const;
export const Dimension = z.enum(DIMENSIONS).meta({
  id: "Dimension",
  description: "What data groups restrict rows by: the union within a dimension, all dimensions at once.",
});
export type Dimension = z.infer<typeof Dimension>;
/** What a limit of a record is called among the dimensions. */
export const DIMENSION_BY = {
  country: "COUNTRY",
  org: "ORG",
  customer: "CUSTOMER",
  account: "ACCOUNT",
} as const satisfies Record<Limit, Dimension>;
export const DATA_GROUP_KINDS = ["CONSTANT", "VARIABLE"] as const;
export const DataGroupKind = z.enum(DATA_GROUP_KINDS).meta({
  id: "DataGroupKind",
  description: "CONSTANT names its codes; VARIABLE finds them for each user by rules (PERM-02).",
});
export const DATA_GROUP_RULES = ["USER_SITE", "USER_COUNTRY", "USER_ORG", "USER_CUSTOMERS", "USER_ACCOUNT"] as const;
/** It fails closed. */
export const DataGroupRule = z.enum(DATA_GROUP_RULES).meta({
  id: "DataGroupRule",
  description: "What a variable group looks up for each user; a user without the attribute gets nothing of it.",
  "x-values": {
    USER_SITE: "The site of the user's country.",
    USER_COUNTRY: "The user's country.",
    USER_ORG: "The user's organisation.",
    USER_CUSTOMERS: "The customers that the user looks after, by work number.",
    USER_ACCOUNT: "The account whose user code is the user's central account; a main one with its subs (PERM-08).",
  } satisfies Record<(typeof DATA_GROUP_RULES)[number], string>,
});
export type DataGroupRule = z.infer<typeof DataGroupRule>;
export const DIMENSION_OF = {
  USER_SITE: "SITE",
  USER_COUNTRY: "COUNTRY",
  USER_ORG: "ORG",
  USER_CUSTOMERS: "CUSTOMER",
  USER_ACCOUNT: "ACCOUNT",
} as const satisfies Record<DataGroupRule, Dimension>;

/** As many codes of a dimension as one group names. */
export const MOST_CODES = 300;
/** ISO 3166-1 alpha-2; that it is in the list of countries is checked where the list is. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/, "country.code");
export const OrgCode = z
  .string()
  .trim()
  .regex(/^[A-Z0-9]{2,12}$/, "org.code");

const own = {
  code: z
    .string("required")
    .trim()
    .regex(/^[A-Z][A-Z0-9_]{1,39}$/, "dataGroup.code")
    .describe("Its code: a capital letter, then capital letters, digits and underscores, 2–40 in all, e.g. `SITE_MY`."),
  name: line(60).describe("What it is called."),
  kind: DataGroupKind.describe("Named codes or rules."),
  sites: listOf(Site, MOST_CODES).describe("Sites that it names; only in a constant group."),
  countries: listOf(CountryCode, MOST_CODES).describe(
    "Countries that it names, ISO 3166-1 alpha-2: two capital letters each; only in a constant group.",
  ),
  orgs: listOf(OrgCode, MOST_CODES).describe(
    "Organisations that it names: codes of 2–12 capital letters and digits each; only in a constant group.",
  ),
  customers: listOf(CustomerCode, MOST_CODES).describe(
    "Customers that it names: codes of 10 digits each; only in a constant group.",
  ),
  accounts: listOf(UserCode, MOST_CODES).describe(
    "Accounts that it names by their user codes, 2–60 letters, digits and `._@-` each: a main one opens its subs' orders too, a sub its own (PERM-08); only in a constant group.",
  ),
  rules: listOf(DataGroupRule, DATA_GROUP_RULES.length).describe(
    "What is looked up for each user; only in a variable group.",
  ),
};
/** A group as it is saved. A constant one names at least one code, a variable one at least one rule; never both. */
export const DataGroupInput = z
  .object({
    ...savedRow,
    ...own,
    sites: own.sites.default([]),
    countries: own.countries.default([]),
    orgs: own.orgs.default([]),
    customers: own.customers.default([]),
    accounts: own.accounts.default([]),
    rules: own.rules.default([]),
  })
  .superRefine((group, ctx) => {
    const { sites, countries, orgs, customers, accounts } = group;
    const named = [sites, countries, orgs, customers, accounts].flat().length;
    if (group.kind === "CONSTANT" && named === 0)
      ctx.addIssue({ code: "custom", path: ["kind"], message: "dataGroup.empty" });
    if (group.kind === "VARIABLE" && group.rules.length === 0)
      ctx.addIssue({ code: "custom", path: ["rules"], message: "dataGroup.noRule" });
    if (group.kind === "VARIABLE" && named > 0)
      ctx.addIssue({ code: "custom", path: ["kind"], message: "dataGroup.both" });
    if (group.kind === "CONSTANT" && group.rules.length > 0)
      ctx.addIssue({ code: "custom", path: ["rules"], message: "dataGroup.both" });
  });
export type DataGroupInput = z.infer<typeof DataGroupInput>;

export const DataGroup = catalogueRow("DataGroup", {
  ...own,
  holders: z.int().describe("How many accounts hold it, whatever their days."),
});
export type DataGroup = z.infer<typeof DataGroup>;
export const dataGroupSorts = {
  CODE_ASC: "code",
  CODE_DESC: "code",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<DataGroup>;
export const DataGroupFilter = z.object({
  keyword: keyword("code or name"),
  status: inUse,
  kind: DataGroupKind.optional().describe("Constant or variable."),
});

export const DataGroupChoice = z
  .object({
    id: z.uuid().describe("What a grant names."),
    code: z.string().describe("Code of the group."),
    name: z.string().describe("Name of the group."),
    kind: DataGroupKind.describe("Named codes or rules."),
  })
  .meta({ id: "DataGroupChoice", description: "A data group to choose; those in use alone." });

export const Organisation = z
  .object({
    code: z.string().describe("E.g. `MYOPS`."),
    name: z.string().describe("What it is called."),
    countryCode: z.string().describe("Its country, ISO 3166-1 alpha-2: two capital letters."),
  })
  .meta({ id: "Organisation", description: "An organisation that data groups and accounts name." });
export type Organisation = z.infer<typeof Organisation>;

export const GRANT_STATES = ["IN_EFFECT", "NOT_YET", "OVER", "DISABLED"] as const;
export const GrantState = z.enum(GRANT_STATES).meta({
  id: "GrantState",
  description:
    "Has a grant its effect now? By its days in the site's zone (PERM-04), and by what it grants being in use.",
});
export type GrantState = z.infer<typeof GrantState>;
export const ScopePart = z
  .object({
    groupId: z.string().describe("The group's key."),
    groupCode: z.string().describe("Code of the group."),
    groupName: z.string().describe("Name of the group."),
    kind: DataGroupKind.describe("Named codes or rules."),
    dimension: Dimension.describe("What it restricts by."),
    rule: DataGroupRule.nullable().describe("The rule; null for named codes."),
    codes: z.array(z.string()).describe("What the group names, or the rule found for this user."),
    state: GrantState.describe("Only what is in effect counts."),
  })
  .meta({ id: "ScopePart", description: "What one data group brings into a user's scope." });
export type ScopePart = z.infer<typeof ScopePart>;
export const EffectiveScope = z
  .object({
    accountId: z.string().describe("The account's key."),
    userName: z.string().describe("Whose scope it is."),
    displayName: z.string().describe("What the user is called."),
    status: ConfigStatus.describe("A disabled account sees nothing."),
    scope: RowScope.describe("All parts that are in effect, together."),
    version: z.string().describe("Where the services find the scope: what they open by it can be counted."),
    parts: z.array(ScopePart).describe("Group by group, those without effect too."),
  })
  .meta({ id: "EffectiveScope", description: "What a user would see on this site now." });
export type EffectiveScope = z.infer<typeof EffectiveScope>;

const VIEW = "PERM_DATA_GROUP.VIEW";
const { read, write } = routesOf("admin");
export const dataGroupRoutes = {
  pageQuery: read("/dev-basp-system/dataGroup/pageQuery", {
    may: [VIEW],
    summary: "Data groups, a page",
    body: pageQuery({ filter: DataGroupFilter.shape, sort: sortNames(dataGroupSorts) }),
    result: page(DataGroup),
  }),
  byIds: read("/dev-basp-system/dataGroup/byIds", {
    may: [VIEW],
    summary: "Data groups by id",
    body: ByIds,
    result: z.array(DataGroup),
  }),
  choices: read("/dev-basp-system/dataGroup/choices", {
    may: [VIEW, "PERM_LEAF_ACCOUNT.GRANT", "PERM_BATCH.VIEW"],
    summary: "Enabled data groups with the text in their code or name, the first 50",
    body: z.object({ name: z.string().trim().max(60).default("").describe("In code or name; all without it.") }),
    result: z.array(DataGroupChoice),
  }),
  add: write("/dev-basp-system/dataGroup/add", {
    may: ["PERM_DATA_GROUP.CREATE"],
    summary: "Create a data group (PERM-02)",
    body: DataGroupInput,
    result: DataGroup,
  }),
  update: write("/dev-basp-system/dataGroup/update", {
    may: ["PERM_DATA_GROUP.EDIT"],
    summary: "Edit a data group by id and version; it has its effect at once",
    body: DataGroupInput,
    result: DataGroup,
  }),
  changeState: write("/dev-basp-system/dataGroup/changeState", {
    may: ["PERM_DATA_GROUP.ENABLE", "PERM_DATA_GROUP.DISABLE"],
    summary: "Bring a data group into use or take it out of use: a disabled one opens no rows",
    body: ChangeState,
    result: DataGroup,
  }),
  organisations: read("/dev-basp-system/dataGroup/organisations", {
    may: [
      VIEW,
      "PERM_LEAF_ACCOUNT.VIEW",
      "ORDER_LIST.VIEW",
      "CUSTOMER_LIST.VIEW",
      "CUSTOMER_LIST.CREATE",
      "CUSTOMER_LIST.EDIT",
      "COMPANY_CUSTOMER_FORM.CREATE",
      "COMPANY_CUSTOMER_FORM.EDIT",
      "COMPANY_CUSTOMER_ENABLE_EDIT.EDIT",
      "PERSON_CUSTOMER_FORM.CREATE",
      "PERSON_CUSTOMER_FORM.EDIT",
    ],
    summary:
      "Every organisation, for whoever names one: in a group, at an account or a customer, or to find orders and customers",
    result: z.array(Organisation),
  }),
  effective: read("/dev-basp-system/dataGroup/effective", {
    may: [VIEW, "PERM_LEAF_ACCOUNT.VIEW"],
    summary: "What a user would see on the caller's site now, and which group each part comes from (PERM-02)",
    body: z.object({ accountId: z.uuid().describe("The leaf account's key.") }),
    result: EffectiveScope,
  }),
} as const;
