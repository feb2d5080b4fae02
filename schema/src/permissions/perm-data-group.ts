import { z } from "zod";
import { ByIds, CatalogueRow, CONFIG_STATUS, ConfigStatus, savedRow } from "../catalogue.ts";
import { CustomerCode } from "../customers/customer.ts";
import { page, pageQuery } from "../paging.ts";
import { route } from "../route.ts";
import { type Limit, RowScope } from "../scope.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { Site } from "../site-code.ts";

/** What a data group restricts rows by. */
export const DIMENSIONS = ["SITE", "COUNTRY", "ORG", "CUSTOMER"] as const;
export const Dimension = z.enum(DIMENSIONS);
export type Dimension = z.infer<typeof Dimension>;
/** What a limit of a record is called among the dimensions. */
export const DIMENSION_BY = {
  country: "COUNTRY",
  org: "ORG",
  customer: "CUSTOMER",
} as const satisfies Record<Limit, Dimension>;
/** CONSTANT names its codes; VARIABLE finds them for each user by rules. */
export const DATA_GROUP_KINDS = ["CONSTANT", "VARIABLE"] as const;
export const DataGroupKind = z.enum(DATA_GROUP_KINDS);
/**
 * A rule of a variable group: the site of the user's country, his country, his organisation, the customers that he looks after.
 * A user without that attribute gets nothing of the dimension: it fails closed.
 */
export const DATA_GROUP_RULES = ["USER_SITE", "USER_COUNTRY", "USER_ORG", "USER_CUSTOMERS"] as const;
export const DataGroupRule = z.enum(DATA_GROUP_RULES);
export type DataGroupRule = z.infer<typeof DataGroupRule>;
export const DIMENSION_OF = {
  USER_SITE: "SITE",
  USER_COUNTRY: "COUNTRY",
  USER_ORG: "ORG",
  USER_CUSTOMERS: "CUSTOMER",
} as const satisfies Record<DataGroupRule, Dimension>;

/** As many codes of a dimension as one group names. */
export const MOST_CODES = 300;
/** ISO 3166-1 alpha-2; that it is in the list of countries is checked where the list is. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/, "country.code");
export const OrgCode = z
  .string()
  .trim()
  .regex(/^[A-Z0-9]{2,12}$/, "org.code");
const codes = <T extends z.ZodType>(code: T) => z.array(code).max(MOST_CODES, "list.max").default([]);

/** A group as it is saved. A constant one names at least one code, a variable one at least one rule; never both. */
export const DataGroupInput = z
  .object({
    ...savedRow,
    code: z
      .string("required")
      .trim()
      .regex(/^[A-Z][A-Z0-9_]{1,39}$/, "dataGroup.code"),
    name: z.string("required").trim().min(1, "required").max(60, "text.max"),
    kind: DataGroupKind,
    sites: codes(Site),
    countries: codes(CountryCode),
    orgs: codes(OrgCode),
    customers: codes(CustomerCode),
    rules: z.array(DataGroupRule).max(DATA_GROUP_RULES.length).default([]),
  })
  .superRefine((group, ctx) => {
    const named = group.sites.length + group.countries.length + group.orgs.length + group.customers.length;
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

export const DataGroup = CatalogueRow.extend({
  code: z.string(),
  name: z.string(),
  kind: DataGroupKind,
  sites: z.array(z.string()),
  countries: z.array(z.string()),
  orgs: z.array(z.string()),
  customers: z.array(z.string()),
  rules: z.array(DataGroupRule),
  /** Accounts that hold the group, whatever their days. */
  holders: z.int(),
}).meta({ id: "DataGroup" });
export type DataGroup = z.infer<typeof DataGroup>;
export const dataGroupSorts = {
  CODE_ASC: "code",
  CODE_DESC: "code",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<DataGroup>;
export const DATA_GROUP_SORTS = sortNames(dataGroupSorts);
export const dataGroupFilter = {
  keyword: z.string().trim().max(60).optional(),
  status: ConfigStatus.optional(),
  kind: DataGroupKind.optional(),
};

export const Organisation = z.object({ code: z.string(), name: z.string(), countryCode: z.string() });
export type Organisation = z.infer<typeof Organisation>;

/** Why a held group opens nothing at the moment. */
export const GRANT_STATES = ["IN_EFFECT", "NOT_YET", "OVER", "DISABLED"] as const;
/** What one group brings into a user's scope: the codes of one dimension, and by which rule. */
export const ScopePart = z.object({
  groupId: z.string(),
  groupCode: z.string(),
  groupName: z.string(),
  kind: DataGroupKind,
  dimension: Dimension,
  rule: DataGroupRule.nullable(),
  codes: z.array(z.string()),
  state: z.enum(GRANT_STATES),
});
export type ScopePart = z.infer<typeof ScopePart>;
/** What a user would see on a site at this moment (PERM-02). */
export const EffectiveScope = z
  .object({
    accountId: z.string(),
    userName: z.string(),
    displayName: z.string(),
    status: ConfigStatus,
    scope: RowScope,
    /** Where the services find the scope: what they open by it can be counted. */
    version: z.string(),
    parts: z.array(ScopePart),
  })
  .meta({ id: "EffectiveScope" });
export type EffectiveScope = z.infer<typeof EffectiveScope>;

const VIEW = "PERM_DATA_GROUP.VIEW";
export const dataGroupRoutes = {
  pageQuery: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/dataGroup/pageQuery",
    may: [VIEW],
    safe: true,
    summary: "Data groups, a page",
    body: pageQuery({ filter: dataGroupFilter, sort: DATA_GROUP_SORTS }),
    result: page(DataGroup),
  }),
  byIds: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/dataGroup/byIds",
    may: [VIEW],
    safe: true,
    summary: "Data groups by id",
    body: ByIds,
    result: z.array(DataGroup),
  }),
  choices: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/dataGroup/choices",
    may: [VIEW, "PERM_LEAF_ACCOUNT.GRANT", "PERM_BATCH.VIEW"],
    safe: true,
    summary: "Enabled data groups with the text in their code or name, the first 50",
    body: z.object({ name: z.string().trim().max(60).default("") }),
    result: z.array(z.object({ id: z.uuid(), code: z.string(), name: z.string(), kind: DataGroupKind })),
  }),
  add: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/dataGroup/add",
    may: ["PERM_DATA_GROUP.CREATE"],
    summary: "Create a data group (PERM-02)",
    body: DataGroupInput,
    result: DataGroup,
  }),
  update: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/dataGroup/update",
    may: ["PERM_DATA_GROUP.EDIT"],
    summary: "Edit a data group by id and version; it has its effect at once",
    body: DataGroupInput,
    result: DataGroup,
  }),
  changeState: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/dataGroup/changeState",
    may: ["PERM_DATA_GROUP.ENABLE", "PERM_DATA_GROUP.DISABLE"],
    summary: "Bring a data group into use or take it out of use: a disabled one opens no rows",
    body: z.object({ id: z.uuid(), status: z.enum(CONFIG_STATUS) }),
    result: DataGroup,
  }),
  organisations: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/dataGroup/organisations",
    may: [VIEW, "PERM_LEAF_ACCOUNT.VIEW"],
    safe: true,
    summary: "Every organisation that a group or an account can name",
    result: z.array(Organisation),
  }),
  effective: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/dataGroup/effective",
    may: [VIEW, "PERM_LEAF_ACCOUNT.VIEW"],
    safe: true,
    summary: "What a user would see on the caller's site now, and which group each part comes from (PERM-02)",
    body: z.object({ accountId: z.uuid() }),
    result: EffectiveScope,
  }),
} as const;
