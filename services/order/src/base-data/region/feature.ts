import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { copiedRows } from "@linehaul/kit/copied-rows";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { regionCopyRoutes } from "@linehaul/schema/base-data/region/copy";
import { regionRoutes as routes } from "@linehaul/schema/base-data/region/routes";
import { regionSorts } from "@linehaul/schema/base-data/region/row";
import { asc, sql } from "drizzle-orm";
import { lookAt, pull, ticked } from "../pull/pull.ts";
import { rowUses } from "../row-uses.ts";
import { kind, matching } from "./kind.ts";
import { offered } from "./offered.ts";
import { pulledIn } from "./pulled.ts";
import { save } from "./save.ts";
import { region } from "./table.ts";
import { usesOfRegion } from "./uses.ts";

const { id, countryCode, code, parentCode, name } = region;
const copied = {
  id,
  countryCode,
  code,
  parentCode,
  name,
  isUsed: sql<boolean>`${region.status} = 'ENABLED'`,
  isSourced: sql<boolean>`${region.sourced} is not null`,
};
const sorts = sortsIn(region, regionSorts);

export const feature = bind(
  { ...routes, ...regionCopyRoutes },
  {
    copy: ({ body }, { db }) =>
      copiedRows(body, id, (where, most) => db.select(copied).from(region).where(where).orderBy(asc(id)).limit(most)),
    pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
    byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
    uses: ({ body }, call) => rowUses(call, kind, body.id, usesOfRegion),
    offered: ({ body }, { db }) => offered(db, body),
    save: ({ body }, call) => save(call, body),
    enable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "ENABLED" }),
    disable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "DISABLED" }),
    pullRegionOne: async ({ query }, call) => lookAt(call, await pulledIn(call.db, query)),
    pull: async ({ body }, call) => pull(call, await pulledIn(call.db, body), ticked(body)),
  },
);
