import { z } from "zod";
import { route } from "../route.ts";
import { isLookupText, LOOKUP_MAX_TEXT, LOOKUP_RULE, LOOKUP_SIZE, type LookupKind } from "./lookup-text.ts";

/** The same rule as in the console: a text too short is refused (LOOK-05). */
const text = (kind: LookupKind) =>
  z
    .string("required")
    .trim()
    .max(LOOKUP_MAX_TEXT, "text.max")
    .refine((asked) => isLookupText(kind, asked), LOOKUP_RULE[kind]);
const paged = {
  pageNum: z.int().min(1).max(100).default(1),
  pageSize: z.int().min(1).max(LOOKUP_SIZE).default(LOOKUP_SIZE),
};
const found = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row) });

/** Section 3, "Lookup results". */
export const SystemFound = z.object({ systemId: z.string(), systemName: z.string() });
export const SubAccountFound = z.object({ sysUserName: z.string() });
export const AccountFound = z.object({ username: z.string(), byAccountId: z.string(), empCode: z.string().nullable() });
export const ModuleFound = z.object({ moduleCode: z.string(), moduleName: z.string() });
export const ResourceFound = z.object({
  resourceCode: z.string(),
  resourceName: z.string(),
  resourceId: z.string(),
  ownerSysName: z.string(),
  ownerSysId: z.string(),
  paramStruct: z.string(),
  customDatagroup: z.boolean(),
  systemId: z.string(),
});
export const OwnerFound = z.object({ ownerSysId: z.string(), ownerSysName: z.string() });
export const DataGroupFound = z.object({ dataGroupName: z.string(), dataGroupId: z.string() });
export const OrganisationFound = z.object({ orgName: z.string() });
export const RoleFound = z.object({ roleId: z.string(), roleCode: z.string(), roleName: z.string() });
export type SystemFound = z.infer<typeof SystemFound>;
export type SubAccountFound = z.infer<typeof SubAccountFound>;
export type AccountFound = z.infer<typeof AccountFound>;
export type ModuleFound = z.infer<typeof ModuleFound>;
export type ResourceFound = z.infer<typeof ResourceFound>;
export type OwnerFound = z.infer<typeof OwnerFound>;
export type DataGroupFound = z.infer<typeof DataGroupFound>;
export type OrganisationFound = z.infer<typeof OrganisationFound>;
export type RoleFound = z.infer<typeof RoleFound>;

/** Ten at most, the best match first: what begins with the text, then what holds it; only what is in use. */
export const lookupRoutes = {
  systems: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/system/queryByName",
    may: ["PERM_MODULE.VIEW", "PERM_RESOURCE.VIEW"],
    safe: true,
    summary: "Systems by a piece of the name",
    body: z.object({ ...paged, systemName: text("system") }),
    result: found(SystemFound),
  }),
  subAccounts: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-user/sysAccount/selectBySysUsername",
    may: ["PERM_LEAF_ACCOUNT.VIEW", "PERM_BATCH.VIEW"],
    safe: true,
    summary: "Sub-accounts by a piece of the user name",
    body: z.object({ ...paged, sysUserName: text("subAccount") }),
    result: found(SubAccountFound),
  }),
  accounts: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-user/account/selectEmpByUsername",
    may: ["PERM_LEAF_ACCOUNT.VIEW", "PERM_BATCH.VIEW", "PERM_DATA_GROUP.VIEW"],
    safe: true,
    summary: "Accounts by a piece of the user name",
    body: z.object({ ...paged, username: text("account") }),
    result: found(AccountFound),
  }),
  modules: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/module/queryByCode",
    may: ["PERM_ROLE.VIEW", "PERM_MODULE.VIEW"],
    safe: true,
    summary: "Modules by a piece of the code or of a name",
    body: z.object({ ...paged, moduleCode: text("module") }),
    result: found(ModuleFound),
  }),
  subSystems: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/module/querySubsysByName",
    may: ["PERM_ROLE.VIEW", "PERM_MODULE.VIEW"],
    safe: true,
    summary: "Branches of the menu by a piece of the code or of a name",
    body: z.object({ ...paged, subsysName: text("module") }),
    result: found(ModuleFound),
  }),
  resources: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/resource/selectByName",
    may: ["PERM_RESOURCE.VIEW", "PERM_ROLE.VIEW", "PERM_DATA_GROUP.VIEW"],
    safe: true,
    summary: "Resources by a piece of the code or the name",
    body: z.object({ ...paged, resourceName: text("resource") }),
    result: found(ResourceFound),
  }),
  owners: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/resource/selectOwnerRes",
    may: ["PERM_RESOURCE.VIEW"],
    safe: true,
    summary: "Systems that own resources, by a piece of the name",
    body: z.object({ ...paged, ownerSysName: text("system") }),
    result: found(OwnerFound),
  }),
  dataGroups: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/dataGroup/queryByName",
    may: ["PERM_DATA_GROUP.VIEW", "PERM_LEAF_ACCOUNT.VIEW", "PERM_BATCH.VIEW"],
    safe: true,
    summary: "Data groups by a piece of the code or the name",
    body: z.object({ ...paged, dataGroupName: text("dataGroup") }),
    result: found(DataGroupFound),
  }),
  organisations: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/common/queryOrg",
    may: ["PERM_DATA_GROUP.VIEW", "PERM_LEAF_ACCOUNT.VIEW"],
    safe: true,
    summary: "Organisations by a piece of the code or the name; of one country when a region is given",
    body: z.object({
      ...paged,
      /** False: the first page, whatever its number. */
      paging: z.boolean().default(true),
      likeStr: text("organisation"),
      region: z.string().max(10).optional(),
    }),
    result: found(OrganisationFound),
  }),
  roles: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/role/queryByName",
    may: ["PERM_ROLE.VIEW", "PERM_LEAF_ACCOUNT.VIEW", "PERM_BATCH.VIEW"],
    safe: true,
    summary: "Roles by a piece of the code or the name",
    body: z.object({ ...paged, roleName: text("role") }),
    result: found(RoleFound),
  }),
} as const;
