import { nameIn } from "@linehaul/schema/base-data/coded";
import {
  MAY_NAME_ZONES,
  TimeZone as TimeZoneRow,
  TimeZoneFilter,
  timeZoneRoutes as routes,
  timeZoneSorts,
  TimeZonesRefreshed,
  ZoneOffered as ZoneOfferedContract,
} from "@linehaul/schema/base-data/time-zone";
import { offsetText } from "@linehaul/schema/time";
import { builder } from "../../access/builder.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { objectOf } from "../../contract/named.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";

const TimeZone = catalogueEntity("TimeZone", TimeZoneRow, {
  description:
    "A time zone: what its clock shows now, and when it changes next (SYS-07). Work times and countries name it. Common to the sites.",
  may: ["TIME_ZONE.VIEW"],
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  acts: { delete: "TIME_ZONE.CLEAN_CACHE" },
  uses: (id, grant) => grant.call(routes.uses, { body: { id } }),
  fields: (t) => ({
    called: t.string({
      description: "What its time is called in the request's language.",
      resolve: (row, _args, { visit }) => nameIn(row, visit.language),
    }),
    offset: t.string({
      description: "How far its clock is from UTC now: `UTC+08:00` (TXT-03).",
      resolve: ({ offsetMinutes }) => offsetText(offsetMinutes),
    }),
    nextOffset: t.string({
      nullable: true,
      description: "How far it is from the next change on; null without one within a year.",
      resolve: ({ nextOffsetMinutes }) => (nextOffsetMinutes === null ? null : offsetText(nextOffsetMinutes)),
    }),
  }),
});

list("timeZones", {
  type: TimeZone,
  description: "Time zones, a page. One call to the order service.",
  sorts: timeZoneSorts,
  filter: TimeZoneFilter,
  page: (grant, query) => grant.call(routes.pageQuery, { body: query }),
  fields: (t) => ({
    viewerMayRefresh: viewerMay(t, "TIME_ZONE.REFRESH", "May the viewer have the zones worked out anew?"),
  }),
});

const ZoneOffered = objectOf(ZoneOfferedContract, {
  without: ["nameI18n"],
  more: (t) => ({
    name: t.string({
      description: "What its time is called in the request's language.",
      resolve: ({ nameI18n }, _args, { visit }) => nameI18n[visit.language],
    }),
    offset: t.string({
      description: "How far its clock is from UTC now: `UTC+08:00` (TXT-03).",
      resolve: ({ offsetMinutes }) => offsetText(offsetMinutes),
    }),
  }),
});
builder.queryField("zonesOffered", (t) =>
  t.may(...MAY_NAME_ZONES).field({
    type: [ZoneOffered],
    description: "Every zone that a form may name, in the order of their names. One call to the order service.",
    resolve: (_root, _args, grant) => grant.call(routes.offered, {}),
  }),
);

catalogueToggle("Delete", {
  type: TimeZone,
  field: "timeZone",
  may: "TIME_ZONE.CLEAN_CACHE",
  description:
    "Keeps a zone no longer: forms name it no more until a refresh brings it back; rows that name it keep it.",
  write: (grant, id, options) => grant.call(routes.cacheDelete, { params: { id } }, options),
});

const Refreshed = objectOf(TimeZonesRefreshed);
const RefreshInput = builder.inputType("RefreshTimeZonesInput", {
  description: "That the zones are worked out anew.",
  fields: (t) => ({ idempotencyKey: idempotencyKey(t) }),
});
builder.mutationField("refreshTimeZones", (t) =>
  t.may("TIME_ZONE.REFRESH").field({
    type: payload("RefreshTimeZones", "refreshed", Refreshed),
    description: "Works every zone out anew from the zone data, and counts what is new, changed and gone. Recorded.",
    args: { input: t.arg({ type: RefreshInput, required: true, description: "With a key." }) },
    resolve: (_root, { input }, grant) =>
      written(grant.visit, () => grant.call(routes.cacheRefresh, {}, keyedBy(input.idempotencyKey))),
  }),
);
