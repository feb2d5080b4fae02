import { z } from "zod";
import { asRead } from "../field.ts";
import { routesOf } from "../route.ts";
import { sensitive } from "../sensitive.ts";
import { isLookupText, LOOKUP_MAX_TEXT, LOOKUP_RULE, LOOKUP_SIZE, type LookupKind } from "./lookup-text.ts";
import { resourceOwn } from "./perm-resource.ts";

const RULES = {
  "lookup.two": "2 characters at least, or a Chinese one first",
  "lookup.three": "3 characters at least, or a Chinese one first",
  "lookup.organisation": "2 letters or digits at least, and nothing else but spaces",
} as const satisfies Record<(typeof LOOKUP_RULE)[LookupKind], string>;
/** The same rule as in the console: a text too short is refused (LOOK-05). */
const text = (kind: LookupKind) =>
  z
    .string("required")
    .trim()
    .max(LOOKUP_MAX_TEXT, "text.max")
    .refine((asked) => isLookupText(kind, asked), LOOKUP_RULE[kind])
    .describe(`What was typed: ${RULES[LOOKUP_RULE[kind]]}.`);
const paged = {
  pageNum: z.int().min(1).max(100).default(1).describe("Which page, from 1."),
  pageSize: z.int().min(1).max(LOOKUP_SIZE).default(LOOKUP_SIZE).describe("Rows of a page."),
};
const found = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row).describe("The best match first.") });

/** A row of section 3, "Lookup results"; `field` is the graph's. */
const result = <S extends z.ZodRawShape>(id: string, field: string, shape: S) =>
  z.object(shape).meta({ id, description: `A result of \`${field}\`.` });

export const SystemFound = result("SystemFound", "lookupSystems", {
  systemId: z.string().describe("Its id."),
  systemName: z.string().describe("What it is called."),
});
export const SubAccountFound = result("SubAccountFound", "lookupSubAccounts", {
  sysUserName: z.string().describe("The name that signs in."),
});
export const AccountFound = result("AccountFound", "lookupAccounts", {
  username: z.string().describe("Its name in the identity platform."),
  byAccountId: z.string().describe("Its id."),
  empCode: z.string().nullable().describe("Work number, 6 or 8 digits; null for an account without one."),
});
const moduleName = z.string().describe("In the request's language.");
export const ModuleFound = result("ModuleFound", "lookupModules", {
  moduleCode: z.string().describe("E.g. `ORDER_LIST`."),
  moduleName,
});
export const SubSystemFound = result("SubSystemFound", "lookupSubSystems", {
  moduleCode: z.string().describe("E.g. `ORDERS`."),
  moduleName,
});
export const ResourceFound = result("ResourceFound", "lookupResources", asRead(resourceOwn));
export const OwnerFound = result("ResourceOwnerFound", "lookupResourceOwners", {
  ownerSysId: z.string().describe("Its id."),
  ownerSysName: z.string().describe("What it is called."),
});
export const DataGroupFound = result("DataGroupFound", "lookupDataGroups", {
  dataGroupName: z.string().describe("What it is called."),
  dataGroupId: z.string().describe("Its id."),
});
export const OrganisationFound = result("OrganisationFound", "lookupOrganisations", {
  orgName: z.string().describe("What it is called."),
});
export const RoleFound = result("RoleFound", "lookupRoles", {
  roleId: z.string().describe("Its id."),
  roleCode: z.string().describe("Names it for texts."),
  roleName: z.string().describe("What it is called."),
});
export type ModuleFound = z.infer<typeof ModuleFound>;

const { read } = routesOf("admin");
/** Ten at most, the best match first: what begins with the text, then what holds it; only what is in use. */
export const lookupRoutes = {
  systems: read("/dev-basp-system/system/queryByName", {
    may: ["PERM_MODULE.VIEW", "PERM_RESOURCE.VIEW"],
    summary: "Systems by a piece of the name",
    body: z.object({ ...paged, systemName: text("system") }),
    result: found(SystemFound),
  }),
  subAccounts: read("/dev-basp-user/sysAccount/selectBySysUsername", {
    may: ["PERM_LEAF_ACCOUNT.VIEW", "PERM_BATCH.VIEW"],
    summary: "Sub-accounts by a piece of the user name",
    body: z.object({ ...paged, sysUserName: sensitive("userCode", text("subAccount")) }),
    result: found(SubAccountFound),
  }),
  accounts: read("/dev-basp-user/account/selectEmpByUsername", {
    may: [
      "PERM_LEAF_ACCOUNT.VIEW",
      "PERM_BATCH.VIEW",
      "PERM_DATA_GROUP.VIEW",
      "STAFF_AUDIT_AUTH.CREATE",
      "STAFF_AUDIT_AUTH.EDIT",
    ],
    summary: "Accounts by a piece of the user name",
    body: z.object({ ...paged, username: sensitive("userCode", text("account")) }),
    result: found(AccountFound),
  }),
  modules: read("/dev-basp-system/module/queryByCode", {
    may: ["PERM_ROLE.VIEW", "PERM_MODULE.VIEW"],
    summary: "Modules by a piece of the code or of a name",
    body: z.object({ ...paged, moduleCode: text("module") }),
    result: found(ModuleFound),
  }),
  subSystems: read("/dev-basp-system/module/querySubsysByName", {
    may: ["PERM_ROLE.VIEW", "PERM_MODULE.VIEW"],
    summary: "Branches of the menu by a piece of the code or of a name",
    body: z.object({ ...paged, subsysName: text("module") }),
    result: found(SubSystemFound),
  }),
  resources: read("/dev-basp-system/resource/selectByName", {
    may: ["PERM_RESOURCE.VIEW", "PERM_ROLE.VIEW", "PERM_DATA_GROUP.VIEW"],
    summary: "Resources by a piece of the code or the name",
    body: z.object({ ...paged, resourceName: text("resource") }),
    result: found(ResourceFound),
  }),
  owners: read("/dev-basp-system/resource/selectOwnerRes", {
    may: ["PERM_RESOURCE.VIEW"],
    summary: "Systems that own resources, by a piece of the name",
    body: z.object({ ...paged, ownerSysName: text("system") }),
    result: found(OwnerFound),
  }),
  dataGroups: read("/dev-basp-system/dataGroup/queryByName", {
    may: ["PERM_DATA_GROUP.VIEW", "PERM_LEAF_ACCOUNT.VIEW", "PERM_BATCH.VIEW"],
    summary: "Data groups by a piece of the code or the name",
    body: z.object({ ...paged, dataGroupName: text("dataGroup") }),
    result: found(DataGroupFound),
  }),
  organisations: read("/dev-basp-system/common/queryOrg", {
    may: ["PERM_DATA_GROUP.VIEW", "PERM_LEAF_ACCOUNT.VIEW"],
    summary: "Organisations by a piece of the code or the name; of one country when a region is given",
    body: z.object({
      ...paged,
      paging: z.boolean().default(true).describe("False: the first page, whatever its number."),
      likeStr: text("organisation"),
      region: z.string().max(10).optional().describe("Code of a country: its organisations alone."),
    }),
    result: found(OrganisationFound),
  }),
  roles: read("/dev-basp-system/role/queryByName", {
    may: ["PERM_ROLE.VIEW", "PERM_LEAF_ACCOUNT.VIEW", "PERM_BATCH.VIEW"],
    summary: "Roles by a piece of the code or the name",
    body: z.object({ ...paged, roleName: text("role") }),
    result: found(RoleFound),
  }),
} as const;
