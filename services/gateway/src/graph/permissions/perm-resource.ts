import {
  RESOURCE_SORTS,
  resourceFilter,
  ResourceInput,
  resourceRoutes,
  type Resource as Row,
} from "@linehaul/schema/permissions/perm-resource";
import { z } from "zod";
import { builder } from "../../access/builder.ts";
import { entity } from "../../access/entity.ts";
import { narrowed } from "../../access/grant.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueConnection } from "../../catalogue/connection.ts";
import { catalogueFields } from "../../catalogue/fields.ts";
import { CatalogueRow, SwitchableRow } from "../../catalogue/row.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { ascending, newestFirst, textDescending } from "../../paging/sort-key.ts";
import { ConfigStatus } from "../../contract/common.ts";

const Resource = entity("Resource", {
  description: "Master data that another system owns and data groups and roles refer to.",
  may: ["PERM_RESOURCE.VIEW"],
  key: (resource: Row) => resource.id,
  kinds: [CatalogueRow, SwitchableRow],
  load: (ids, grant) => grant.call(resourceRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    resourceCode: t.exposeString("resourceCode", { description: "Names it, e.g. `COUNTRY`." }),
    resourceName: t.exposeString("resourceName", { description: "What it is called." }),
    resourceId: t.exposeString("resourceId", { description: "Its id in the system that owns it." }),
    ownerSysName: t.exposeString("ownerSysName", { description: "The system that owns it." }),
    ownerSysId: t.exposeString("ownerSysId", { description: "That system's id." }),
    paramStruct: t.exposeString("paramStruct", { description: "JSON structure of its parameters; empty for none." }),
    customDatagroup: t.exposeBoolean("customDatagroup", {
      description: "May data groups name values of their own for it?",
    }),
    systemId: t.exposeString("systemId", { description: "The system that uses it." }),
    ...catalogueFields(t),
    viewerMayEdit: viewerMay(t, "PERM_RESOURCE.EDIT", "May the viewer edit it?"),
    viewerMayEnable: viewerMay(t, "PERM_RESOURCE.ENABLE", "May the viewer bring it into use?"),
    viewerMayDisable: viewerMay(t, "PERM_RESOURCE.DISABLE", "May the viewer take it out of use?"),
  }),
});

catalogueConnection("resources", {
  type: Resource,
  description: "Resources, a page. One call to the admin service.",
  may: Resource.may,
  sorts: RESOURCE_SORTS,
  sortKeys: {
    CODE_ASC: ascending((r: Row) => r.resourceCode),
    CODE_DESC: textDescending((r: Row) => r.resourceCode),
    MODIFIED_AT_DESC: newestFirst((r: Row) => r.modifiedAt),
  },
  filter: {
    schema: z.object(resourceFilter),
    input: builder.inputType("ResourceFilter", {
      description: "Conditions that must all hold.",
      fields: (t) => ({
        keyword: t.string({ description: "In code, name, id or owner." }),
        status: t.field({ type: ConfigStatus, description: "In use or not." }),
        ownerSysId: t.string({ description: "The owner's id, as it is written." }),
      }),
    }),
  },
  page: (grant, query) => grant.call(resourceRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "PERM_RESOURCE.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: Resource,
  field: "resource",
  may: { create: "PERM_RESOURCE.CREATE", edit: "PERM_RESOURCE.EDIT" },
  schema: ResourceInput,
  input: (t) => ({
    resourceCode: t.string({ required: true, description: "Capital letters, digits and underscores, 2–50." }),
    resourceName: t.string({ required: true, description: "Up to 80 characters." }),
    resourceId: t.string({ required: true, description: "Its id in the system that owns it." }),
    ownerSysName: t.string({ required: true, description: "The system that owns it." }),
    ownerSysId: t.string({ required: true, description: "That system's id." }),
    paramStruct: t.string({ required: true, description: "JSON, up to 2,000 characters; empty for no parameters." }),
    customDatagroup: t.boolean({ required: true, description: "May data groups name values of their own for it?" }),
    systemId: t.string({ required: true, description: "The system that uses it." }),
  }),
  save: (grant, { id, version, ...own }, options) =>
    id === undefined
      ? narrowed(grant, "PERM_RESOURCE.CREATE").call(resourceRoutes.add, { body: own }, options)
      : narrowed(grant, "PERM_RESOURCE.EDIT").call(resourceRoutes.update, { body: { id, version, ...own } }, options),
});

catalogueToggle("Enable", {
  type: Resource,
  field: "resource",
  may: "PERM_RESOURCE.ENABLE",
  description: "Brings a resource into use.",
  write: (grant, id, options) => grant.call(resourceRoutes.changeState, { body: { id, status: "ENABLED" } }, options),
});
catalogueToggle("Disable", {
  type: Resource,
  field: "resource",
  may: "PERM_RESOURCE.DISABLE",
  description: "Takes a resource out of use; roles that are bound to it stay so.",
  write: (grant, id, options) => grant.call(resourceRoutes.changeState, { body: { id, status: "DISABLED" } }, options),
});
