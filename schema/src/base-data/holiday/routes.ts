import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { page, pageQuery } from "../../paging.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { PullDone, PullFound, PullTicked } from "../pull/found.ts";
import { Holiday, HolidayFilter, holidaySorts, HolidaysSought, HolidayYear, SavedHoliday } from "./row.ts";

const { read, write } = routesOf("order");
/** Holidays and make-up working days: with WORK_TIME the calendar that the review's time-out goes by (REV-04). */
export const holidayRoutes = {
  pageQuery: read("/holiday/pageQuery", {
    may: ["HOLIDAY.VIEW"],
    summary: "Holidays of all countries, a page; common to all sites",
    body: pageQuery({ filter: HolidayFilter.shape, sort: sortNames(holidaySorts) }),
    result: page(Holiday),
  }),
  byIds: read("/holiday/byIds", {
    may: ["HOLIDAY.VIEW"],
    summary: "Holidays by id",
    body: ByIds,
    result: z.array(Holiday),
  }),
  year: read("/holiday/year", {
    may: ["HOLIDAY.VIEW"],
    summary: "All holidays that a country keeps in a year, its regions' too, in the order of their days",
    body: HolidayYear,
    result: z.array(Holiday),
  }),
  proposed: read("/holiday/proposed", {
    may: ["HOLIDAY.CREATE"],
    summary:
      "Public holidays that a country keeps in a year, or one of its regions besides, as the source has them, but for days that are here already; nothing is changed. 400001 at `region` for a place that is none of the country's largest; 424001 to 424004 where the source says nothing that can be read",
    body: HolidaysSought,
    result: PullFound,
  }),
  takeProposed: write("/holiday/takeProposed", {
    may: ["HOLIDAY.CREATE"],
    summary: "Make those that were ticked of them, all or none: 409002 where anything has changed since the look",
    body: HolidaysSought.extend(PullTicked.shape),
    result: PullDone,
  }),
  save: write("/holiday/save", {
    may: ["HOLIDAY.CREATE", "HOLIDAY.EDIT"],
    summary:
      "Create a holiday (no id) or edit one; 409001 at `firstDay` where another one of the country, region and a purpose has one of its days, which `detail` names",
    body: SavedHoliday,
    result: Holiday,
  }),
  delete: route({
    service: "order",
    method: "DELETE",
    path: "/holiday/delete/:id",
    may: ["HOLIDAY.DELETE"],
    summary: "Delete a holiday: its days are as their weekday says again",
    params: ById,
    result: Holiday,
  }),
} as const;
