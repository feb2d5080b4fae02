import { catalogueByIds, catalogueDelete } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { holidayRoutes } from "@linehaul/schema/base-data/holiday/routes";
import { holidaySorts } from "@linehaul/schema/base-data/holiday/row";
import { and, asc, eq } from "drizzle-orm";
import { lookAt, pull, ticked } from "../pull/pull.ts";
import { proposedOf } from "./proposed.ts";
import { kind, matching, meeting, view } from "./rows.ts";
import { save } from "./save.ts";
import { holiday } from "./table.ts";

const sorts = sortsIn(holiday, holidaySorts);

export const feature = bind(holidayRoutes, {
  pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  year: async ({ body: { countryCode, year } }, { db }) => {
    const days = { firstDay: `${String(year)}-01-01`, lastDay: `${String(year)}-12-31` };
    const rows = await db
      .select()
      .from(holiday)
      .where(and(eq(holiday.countryCode, countryCode), meeting(days)))
      .orderBy(asc(holiday.firstDay), asc(holiday.id));
    return rows.map(view);
  },
  proposed: async ({ body }, call) => lookAt(call, await proposedOf(call, body)),
  takeProposed: async ({ body }, call) => pull(call, await proposedOf(call, body), ticked(body)),
  save: ({ body }, call) => save(call, body),
  delete: ({ params }, call) => catalogueDelete(call, { ...kind, id: params.id }),
});
