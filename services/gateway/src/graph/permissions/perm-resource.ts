import {
  Resource as ResourceRow,
  ResourceFilter,
  ResourceInput,
  resourceRoutes,
  resourceSorts,
} from "@linehaul/schema/permissions/perm-resource";
import { narrowed } from "../../access/grant.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";

const Resource = catalogueEntity("Resource", ResourceRow, {
  description: "Master data that another system owns and data groups and roles refer to.",
  may: ["PERM_RESOURCE.VIEW"],
  load: (ids, grant) => grant.call(resourceRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: "PERM_RESOURCE.EDIT", turn: { enable: "PERM_RESOURCE.ENABLE", disable: "PERM_RESOURCE.DISABLE" } },
});

list("resources", {
  type: Resource,
  description: "Resources, a page. One call to the admin service.",
  sorts: resourceSorts,
  filter: ResourceFilter,
  page: (grant, query) => grant.call(resourceRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "PERM_RESOURCE.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: Resource,
  field: "resource",
  may: { create: "PERM_RESOURCE.CREATE", edit: "PERM_RESOURCE.EDIT" },
  schema: ResourceInput,
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
