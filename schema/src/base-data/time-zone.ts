import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse } from "../catalogue.ts";
import { keyword } from "../field.ts";
import type { MenuButton } from "../modules.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { inLanguages } from "./coded.ts";
import { RowUse } from "./row-use.ts";

const ahead = "How many minutes its clock is ahead of UTC";

/** A zone as it is kept: worked out from the zone data of the service's runtime, so that nobody writes it. */
export const TimeZone = catalogueRow("TimeZone", {
  code: z.string().describe("IANA name, e.g. `Asia/Kuala_Lumpur`."),
  nameEn: z.string().describe("What its time is called, in English."),
  nameZhCn: z.string().describe("What its time is called, in Simplified Chinese."),
  nameZhHk: z.string().describe("What its time is called, in Traditional Chinese."),
  offsetMinutes: z.int().describe(`${ahead} now.`),
  nextChangeAt: z.iso
    .datetime()
    .nullable()
    .describe("When its clock is put forward or back next; null: not within a year."),
  nextOffsetMinutes: z.int().nullable().describe(`${ahead} from then on; null where it does not change.`),
});
export type TimeZone = z.infer<typeof TimeZone>;

export const timeZoneSorts = {
  CODE_ASC: "code",
  CODE_DESC: "code",
  OFFSET_ASC: "offsetMinutes",
  OFFSET_DESC: "offsetMinutes",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<TimeZone>;
export const TimeZoneFilter = z.object({
  keyword: keyword("the code and the names"),
  status: inUse,
});
export type TimeZoneFilter = z.infer<typeof TimeZoneFilter>;

/** A zone as forms offer it. */
export const ZoneOffered = z
  .object({
    code: z.string().describe("IANA name."),
    nameI18n: inLanguages("What its time is called, by language."),
    offsetMinutes: z.int().describe(`${ahead} now.`),
  })
  .meta({ id: "ZoneOffered", description: "A time zone that a form offers." });
export type ZoneOffered = z.infer<typeof ZoneOffered>;

export const TimeZonesRefreshed = z
  .object({
    zones: z.int().describe("How many zones are kept."),
    added: z.int().describe("Zones that were not kept."),
    changed: z.int().describe("Zones whose clock, next change or name is another one by now."),
    gone: z.int().describe("Zones that the zone data has no more: they are kept no longer."),
    release: z.string().describe("The release of the zone data, e.g. `2026c`."),
  })
  .meta({ id: "TimeZonesRefreshed", description: "What a refresh of the time zones found." });
export type TimeZonesRefreshed = z.infer<typeof TimeZonesRefreshed>;

const VIEW = ["TIME_ZONE.VIEW"] as const;
/** Who is offered zones: who reads them, and whoever writes rows that name one. */
export const MAY_NAME_ZONES = [
  "TIME_ZONE.VIEW",
  "WORK_TIME.EDIT",
  "COUNTRY_BASE.EDIT",
] as const satisfies readonly MenuButton[];

const { read, write } = routesOf("order");
/** Time zones: what their clocks show now and when they change. Common to the sites. */
export const timeZoneRoutes = {
  pageQuery: read("/baseData/timeZone/pageQuery", {
    may: VIEW,
    summary: "Time zones, a page",
    body: pageQuery({ filter: TimeZoneFilter.shape, sort: sortNames(timeZoneSorts) }),
    result: page(TimeZone),
  }),
  byIds: read("/baseData/timeZone/byIds", {
    may: VIEW,
    summary: "Time zones by id",
    body: ByIds,
    result: z.array(TimeZone),
  }),
  uses: read("/baseData/timeZone/uses", {
    may: VIEW,
    summary: "Which countries and work times go by a zone, of what the caller may see",
    body: ById,
    result: z.array(RowUse),
  }),
  offered: read("/baseData/timeZone/offered", {
    may: MAY_NAME_ZONES,
    summary: "Every zone that a form may name, in the order of their names",
    result: z.array(ZoneOffered),
  }),
  cacheRefresh: write("/baseData/timeZone/cache/refresh", {
    may: ["TIME_ZONE.REFRESH"],
    summary: "Work out every zone anew from the zone data: what is new, changed and gone is counted",
    result: TimeZonesRefreshed,
  }),
  cacheDelete: route({
    service: "order",
    method: "DELETE",
    path: "/baseData/timeZone/cache/delete/:id",
    may: ["TIME_ZONE.CLEAN_CACHE"],
    summary: "Keep a zone no longer: forms name it no more until a refresh brings it back; rows that name it keep it",
    params: ById,
    result: TimeZone,
  }),
} as const;
