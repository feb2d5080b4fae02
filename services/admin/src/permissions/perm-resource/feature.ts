import { and, eq } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { catalogueByIds, catalogueSave, catalogueToggle } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { resourceRoutes, resourceSorts, type ResourceInput } from "@linehaul/schema/permissions/perm-resource";
import { resource } from "./table.ts";
import { resourceView } from "./view.ts";

const kind = { table: resource, row: resourceView, event: "resource.changed" };
const sorts = sortsIn(resource, resourceSorts);

const save = (call: Call, { id, version, ...values }: ResourceInput) =>
  catalogueSave(call, {
    ...kind,
    id,
    version,
    values,
    unique: { resource_code: "resourceCode" },
    buttons: { create: "PERM_RESOURCE.CREATE", edit: "PERM_RESOURCE.EDIT" },
  });

export const feature = bind(resourceRoutes, {
  pageQuery: ({ body: query }, { db }) => {
    const { keyword, status, ownerSysId } = query.filter ?? {};
    const texts = [resource.resourceCode, resource.resourceName, resource.resourceId, resource.ownerSysName];
    return pageRows({
      db,
      ...kind,
      query,
      sorts,
      where: and(
        anyContains(texts, keyword),
        status && eq(resource.status, status),
        ownerSysId ? eq(resource.ownerSysId, ownerSysId) : undefined,
      ),
    });
  },
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  add: ({ body }, call) => save(call, body),
  update: ({ body }, call) => save(call, body),
  changeState: ({ body }, call) =>
    catalogueToggle(call, {
      ...kind,
      ...body,
      buttons: { ENABLED: "PERM_RESOURCE.ENABLE", DISABLED: "PERM_RESOURCE.DISABLE" },
    }),
});
