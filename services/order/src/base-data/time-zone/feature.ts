import { catalogueByIds, catalogueDelete } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { nameI18n } from "@linehaul/schema/base-data/coded";
import { timeZoneRoutes as routes, timeZoneSorts } from "@linehaul/schema/base-data/time-zone";
import { asc } from "drizzle-orm";
import { rowUses } from "../row-uses.ts";
import { kind, matching } from "./kind.ts";
import { refresh } from "./refresh.ts";
import { timeZone } from "./table.ts";
import { usesOfZone } from "./uses.ts";

const sorts = sortsIn(timeZone, timeZoneSorts);

export const feature = bind(routes, {
  pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  uses: ({ body }, call) => rowUses(call, kind, body.id, usesOfZone),
  offered: async (_input, { db }) => {
    const rows = await db.select().from(timeZone).orderBy(asc(timeZone.code));
    return rows.map((row) => ({ code: row.code, nameI18n: nameI18n(row), offsetMinutes: row.offsetMinutes }));
  },
  cacheRefresh: (_input, call) => refresh(call),
  cacheDelete: ({ params }, call) => catalogueDelete(call, { ...kind, id: params.id }),
});
