import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { workTimeRoutes } from "@linehaul/schema/base-data/work-time/routes";
import { workTimeSorts } from "@linehaul/schema/base-data/work-time/row";
import { and } from "drizzle-orm";
import { calendarsSince } from "./calendars.ts";
import { matching, mine } from "./mine.ts";
import { openAt } from "./open-now.ts";
import { save } from "./save.ts";
import { workTime } from "./table.ts";

const sorts = sortsIn(workTime, workTimeSorts);

export const feature = bind(workTimeRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  openNow: async (_input, call) => {
    const now = call.now();
    const kept = await calendarsSince(call.db, now, (await mine(call)).within);
    return kept.map((hours) => openAt(hours, now));
  },
  save: ({ body }, call) => save(call, body),
  enable: async ({ params }, call) =>
    catalogueToggle(call, { ...(await mine(call)), id: params.id, status: "ENABLED" }),
  disable: async ({ params }, call) =>
    catalogueToggle(call, { ...(await mine(call)), id: params.id, status: "DISABLED" }),
});
