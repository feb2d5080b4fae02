import { workTimeRoutes } from "@linehaul/schema/base-data/work-time/routes";
import {
  OpenNow as OpenNowContract,
  SavedWorkTime,
  WorkTime as WorkTimeRow,
  WorkTimeFilter,
  workTimeSorts,
} from "@linehaul/schema/base-data/work-time/row";
import { builder } from "../../access/builder.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { objectOf } from "../../contract/named.ts";
import { countryField } from "./country.ts";
import "./holiday.ts";

const EDIT = "WORK_TIME.EDIT";
const WorkTime = catalogueEntity("WorkTime", WorkTimeRow, {
  description: "The hours of a week in which a site does something for a country (REV-04).",
  may: ["WORK_TIME.VIEW"],
  load: (ids, grant) => grant.call(workTimeRoutes.byIds, { body: { ids: [...ids] } }),
  // The module has no other button: who edits hours says whether they hold.
  acts: { edit: EDIT, turn: { enable: EDIT, disable: EDIT } },
  fields: (t) => ({
    country: countryField(t),
  }),
});

list("workTimes", {
  type: WorkTime,
  description: "Work times of the site, a page. One call to the order service.",
  sorts: workTimeSorts,
  filter: WorkTimeFilter,
  page: (grant, query) => grant.call(workTimeRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, EDIT, "May the viewer add one?") }),
});

export const OpenNow = objectOf(OpenNowContract, {
  more: (t) => ({
    country: countryField(t),
  }),
});
builder.queryField("openNow", (t) =>
  t.may(...WorkTime.may).field({
    type: [OpenNow],
    description:
      "Which of the site's work times are open at this moment, and when the others open. One call to the order service.",
    resolve: (_root, _args, grant) => grant.call(workTimeRoutes.openNow, {}),
  }),
);

catalogueSave({
  type: WorkTime,
  field: "workTime",
  may: { create: EDIT, edit: EDIT },
  schema: SavedWorkTime,
  save: (grant, body, options) => grant.call(workTimeRoutes.save, { body }, options),
});
catalogueToggle("Enable", {
  type: WorkTime,
  field: "workTime",
  may: EDIT,
  description: "Brings hours into use: what is placed from now on goes by them.",
  write: (grant, id, options) => grant.call(workTimeRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: WorkTime,
  field: "workTime",
  may: EDIT,
  description: "Takes hours out of use: what is placed from now on goes by the clock.",
  write: (grant, id, options) => grant.call(workTimeRoutes.disable, { params: { id } }, options),
});
