import { catalogueByIds, catalogueSave, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import {
  jumpWhitelistRoutes as routes,
  jumpWhitelistSorts,
} from "@linehaul/schema/base-data/jump-whitelist/jump-whitelist";
import { kind, matching } from "./kind.ts";
import { mayFollow } from "./may-follow.ts";
import { jumpWhitelist } from "./table.ts";

const sorts = sortsIn(jumpWhitelist, jumpWhitelistSorts);

export const feature = bind(routes, {
  queryPage: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  tried: ({ body }, { db }) => mayFollow(db, body.link),
  add: ({ body: values }, call) =>
    catalogueSave(call, {
      ...kind,
      values,
      unique: { jump_whitelist_host: "host" },
      buttons: { create: "JUMP_WHITELIST.CREATE" },
    }),
  enable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "ENABLED" }),
  disable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "DISABLED" }),
});
