import { z } from "zod";
import { ByIds, CatalogueRow, ChangeState, ConfigStatus, savedRow } from "../catalogue.ts";
import { page, pageQuery } from "../paging.ts";
import { route } from "../route.ts";

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const MOST_STRUCT = 2_000;
const NAME = 80;
const own = {
  resourceCode: z.string("required").regex(/^[A-Z][A-Z0-9_]{1,49}$/, "resource.code"),
  resourceName: z.string("required").trim().min(1, "required").max(NAME, "text.max"),
  resourceId: z.string("required").trim().min(1, "required").max(NAME, "text.max"),
  ownerSysName: z.string("required").trim().min(1, "required").max(NAME, "text.max"),
  ownerSysId: z.string("required").trim().min(1, "required").max(NAME, "text.max"),
  paramStruct: z
    .string()
    .trim()
    .max(MOST_STRUCT, "text.max")
    .refine((text) => text === "" || isJson(text), "resource.struct"),
  customDatagroup: z.boolean(),
  systemId: z.string("required").trim().min(1, "required").max(NAME, "text.max"),
};
/**
 * Master data that another system owns (section 3, "resources"): `resourceId` is its id there, `paramStruct` the JSON structure of its
 * parameters (empty: none), `customDatagroup` whether data groups may name values of their own, `systemId` the system that uses it.
 */
export const ResourceInput = z.object({ ...savedRow, ...own });
export type ResourceInput = z.infer<typeof ResourceInput>;

export const Resource = CatalogueRow.extend({
  resourceCode: z.string(),
  resourceName: z.string(),
  resourceId: z.string(),
  ownerSysName: z.string(),
  ownerSysId: z.string(),
  paramStruct: z.string(),
  customDatagroup: z.boolean(),
  systemId: z.string(),
}).meta({ id: "Resource" });
export type Resource = z.infer<typeof Resource>;
export const RESOURCE_SORTS = ["CODE_ASC", "CODE_DESC", "MODIFIED_AT_DESC"] as const;
export const resourceFilter = {
  keyword: z.string().trim().max(60).optional(),
  status: ConfigStatus.optional(),
  ownerSysId: z.string().trim().max(NAME).optional(),
};

export const resourceRoutes = {
  pageQuery: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/resource/pageQuery",
    may: ["PERM_RESOURCE.VIEW"],
    safe: true,
    summary: "Resources, a page",
    body: pageQuery({ filter: resourceFilter, sort: RESOURCE_SORTS }),
    result: page(Resource),
  }),
  byIds: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/resource/byIds",
    may: ["PERM_RESOURCE.VIEW"],
    safe: true,
    summary: "Resources by id",
    body: ByIds,
    result: z.array(Resource),
  }),
  add: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/resource/add",
    may: ["PERM_RESOURCE.CREATE"],
    summary: "Create a resource",
    body: ResourceInput.omit({ id: true, version: true }),
    result: Resource,
  }),
  update: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/resource/update",
    may: ["PERM_RESOURCE.EDIT"],
    summary: "Edit a resource of the version that was read",
    body: z.object({ id: z.uuid(), version: z.int().optional(), ...own }),
    result: Resource,
  }),
  changeState: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/resource/changeState",
    may: ["PERM_RESOURCE.ENABLE", "PERM_RESOURCE.DISABLE"],
    summary: "Bring a resource into use or take it out of use; roles keep it",
    body: ChangeState,
    result: Resource,
  }),
} as const;
