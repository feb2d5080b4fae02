import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { pickupAnswer } from "@linehaul/schema/service-centre/pickup-support/answer";
import { pickupNoticeSorts } from "@linehaul/schema/service-centre/pickup-support/notice";
import { pickupNoticeRoutes } from "@linehaul/schema/service-centre/pickup-support/routes";
import { SITES } from "@linehaul/schema/sites";
import { clockAt } from "@linehaul/schema/time";
import { and, eq } from "drizzle-orm";
import { placesOf } from "../../base-data/region/places.ts";
import { calendarFor } from "./calendar.ts";
import { previewByDate, updateByDate } from "./by-date.ts";
import { matching, mine, view } from "./mine.ts";
import { keepApart } from "./overlap.ts";
import { save } from "./save.ts";
import { pickupNotice } from "./table.ts";

const sorts = sortsIn(pickupNotice, pickupNoticeSorts);

export const feature = bind(pickupNoticeRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  places: ({ body }, { db }) => placesOf(db, body.countryCode),
  add: ({ body }, call) => save(call, body),
  update: ({ body }, call) => save(call, body),
  getCfgPickupNotice: async ({ query }, call) => {
    const { within } = await mine(call);
    const { countryCode, status } = pickupNotice;
    const rows = await call.db
      .select()
      .from(pickupNotice)
      .where(and(within, eq(countryCode, query.countryCode), eq(status, "ENABLED")));
    const at = query.at === undefined ? call.now() : new Date(query.at);
    const zone = SITES[call.caller.site].timeZone;
    const calendar = await calendarFor(call.db, { ...query, site: call.caller.site }, clockAt(zone, at).day);
    return pickupAnswer(rows.map(view), query, { at, zone, calendar });
  },
  enable: async ({ params }, call) =>
    catalogueToggle(call, { ...(await mine(call)), id: params.id, status: "ENABLED", check: keepApart }),
  disable: async ({ params }, call) =>
    catalogueToggle(call, { ...(await mine(call)), id: params.id, status: "DISABLED" }),
  previewByDate: ({ body }, call) => previewByDate(call, body),
  updateByDate: ({ body }, call) => updateByDate(call, body),
});
