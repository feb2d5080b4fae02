import { z } from "zod";
import { ByIds, catalogueRow, ChangeState, editedRow, inUse, savedRow } from "../catalogue.ts";
import { isJson, keyword, line, note } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";

const NAME = 80;
/** What a resource says of itself, in a look-up too. */
export const resourceOwn = {
  resourceCode: z
    .string("required")
    .regex(/^[A-Z][A-Z0-9_]{1,49}$/, "resource.code")
    .describe("Names it, e.g. `COUNTRY`: capital letters, digits and underscores, 2–50, a letter first."),
  resourceName: line(NAME).describe("What it is called."),
  resourceId: line(NAME).describe("Its id in the system that owns it."),
  ownerSysName: line(NAME).describe("The system that owns it."),
  ownerSysId: line(NAME).describe("That system's id."),
  paramStruct: note(2_000)
    .refine((text) => text === "" || isJson(text), "resource.struct")
    .describe("JSON structure of its parameters; empty for none."),
  customDatagroup: z.boolean().describe("May data groups name values of their own for it?"),
  systemId: line(NAME).describe("Id of the system that uses it."),
};
/** Master data that another system owns (section 3, "resources"), to create (no id) or to edit. */
export const ResourceInput = z.object({ ...savedRow, ...resourceOwn });
export type ResourceInput = z.infer<typeof ResourceInput>;
export const Resource = catalogueRow("Resource", resourceOwn);
export type Resource = z.infer<typeof Resource>;

export const resourceSorts = {
  CODE_ASC: "resourceCode",
  CODE_DESC: "resourceCode",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<Resource>;
export const ResourceFilter = z.object({
  keyword: keyword("code, name, id or owner"),
  status: inUse,
  ownerSysId: z.string().trim().max(NAME).optional().describe("The owner's id, as it is written."),
});

const { read, write } = routesOf("admin");
export const resourceRoutes = {
  pageQuery: read("/dev-basp-system/resource/pageQuery", {
    may: ["PERM_RESOURCE.VIEW"],
    summary: "Resources, a page",
    body: pageQuery({ filter: ResourceFilter.shape, sort: sortNames(resourceSorts) }),
    result: page(Resource),
  }),
  byIds: read("/dev-basp-system/resource/byIds", {
    may: ["PERM_RESOURCE.VIEW"],
    summary: "Resources by id",
    body: ByIds,
    result: z.array(Resource),
  }),
  add: write("/dev-basp-system/resource/add", {
    may: ["PERM_RESOURCE.CREATE"],
    summary: "Create a resource",
    body: ResourceInput.omit({ id: true, version: true }),
    result: Resource,
  }),
  update: write("/dev-basp-system/resource/update", {
    may: ["PERM_RESOURCE.EDIT"],
    summary: "Edit a resource of the version that was read",
    body: ResourceInput.extend(editedRow),
    result: Resource,
  }),
  changeState: write("/dev-basp-system/resource/changeState", {
    may: ["PERM_RESOURCE.ENABLE", "PERM_RESOURCE.DISABLE"],
    summary: "Bring a resource into use or take it out of use; roles keep it",
    body: ChangeState,
    result: Resource,
  }),
} as const;
