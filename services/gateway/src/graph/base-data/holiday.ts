import { nameIn } from "@linehaul/schema/base-data/coded";
import { CalendarPurpose, DayChange } from "@linehaul/schema/base-data/calendar/words";
import { holidayRoutes } from "@linehaul/schema/base-data/holiday/routes";
import {
  Holiday as HolidayRow,
  HolidayFilter,
  holidaySorts,
  HolidaysSought,
  HolidayYear,
  SavedHoliday,
} from "@linehaul/schema/base-data/holiday/row";
import { builder } from "../../access/builder.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { pullOfPart } from "../../catalogue/pull.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { toldWithLimits } from "../../contract/input.ts";
import { list } from "../../contract/list.ts";
import { enumOf } from "../../contract/named.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { countryField } from "./country.ts";

enumOf(CalendarPurpose);
enumOf(DayChange);

export const Holiday = catalogueEntity("Holiday", HolidayRow, {
  description: "Days on which a country or a part of it does not work, or makes up for others. Common to all sites.",
  may: ["HOLIDAY.VIEW"],
  load: (ids, grant) => grant.call(holidayRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: "HOLIDAY.EDIT", delete: "HOLIDAY.DELETE" },
  fields: (t) => ({
    name: t.string({
      description: "What it is called, in the request's language.",
      resolve: (row, _args, { visit }) => nameIn(row, visit.language),
    }),
    country: countryField(t),
  }),
});

list("holidays", {
  type: Holiday,
  description: "Holidays of all countries, a page. One call to the order service.",
  sorts: holidaySorts,
  filter: HolidayFilter,
  page: (grant, query) => grant.call(holidayRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "HOLIDAY.CREATE", "May the viewer add one?") }),
});

builder.queryField("holidayYear", (t) =>
  t.may(...Holiday.may).field({
    type: [Holiday],
    description:
      "All holidays that a country keeps in a year, its regions' too, by day. One call to the order service.",
    complexity: { field: 1, multiplier: 60 },
    args: {
      countryCode: t.arg.string({ required: true, description: toldWithLimits(HolidayYear, "countryCode") }),
      year: t.arg.int({ required: true, description: toldWithLimits(HolidayYear, "year") }),
    },
    resolve: (_root, args, grant) => grant.call(holidayRoutes.year, { body: parseInput(HolidayYear, args) }),
  }),
);

catalogueSave({
  type: Holiday,
  field: "holiday",
  may: { create: "HOLIDAY.CREATE", edit: "HOLIDAY.EDIT" },
  schema: SavedHoliday,
  save: (grant, body, options) => grant.call(holidayRoutes.save, { body }, options),
});

pullOfPart("Holidays", {
  may: "HOLIDAY.CREATE",
  what: "public holidays of a country or a region and a year of whose days none has one here",
  part: HolidaysSought,
  look: (grant, body) => grant.call(holidayRoutes.proposed, { body }),
  pull: (grant, year, taken, options) =>
    grant.call(holidayRoutes.takeProposed, { body: { ...year, ...taken } }, options),
});

catalogueToggle("Delete", {
  type: Holiday,
  field: "holiday",
  may: "HOLIDAY.DELETE",
  description: "Deletes a holiday: its days are as their weekday says again.",
  write: (grant, id, options) => grant.call(holidayRoutes.delete, { params: { id } }, options),
});
