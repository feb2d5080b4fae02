import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { page, pageQuery } from "../../paging.ts";
import { routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { OpenNow, SavedWorkTime, WorkTime, WorkTimeFilter, workTimeSorts } from "./row.ts";

const VIEW = ["WORK_TIME.VIEW"] as const;
const EDIT = ["WORK_TIME.EDIT"] as const;
const { read, write } = routesOf("order");
/** When a site reviews, picks up, delivers and answers: with HOLIDAY the calendar that the review's time-out goes by (REV-04). */
export const workTimeRoutes = {
  pageQuery: read("/workTime/pageQuery", {
    may: VIEW,
    summary: "Work times of the caller's site, a page",
    body: pageQuery({ filter: WorkTimeFilter.shape, sort: sortNames(workTimeSorts) }),
    result: page(WorkTime),
  }),
  byIds: read("/workTime/byIds", {
    may: VIEW,
    summary: "Work times by id; those of other sites are left out",
    body: ByIds,
    result: z.array(WorkTime),
  }),
  openNow: read("/workTime/openNow", {
    may: VIEW,
    summary: "Which work times in use are open at this moment, and when the others open",
    result: z.array(OpenNow),
  }),
  save: write("/workTime/save", {
    may: EDIT,
    summary:
      "Say the hours of a week (no id), or edit them; 409001 at `purpose` where the site has said them for the country",
    body: SavedWorkTime,
    result: WorkTime,
  }),
  enable: write("/workTime/enable/:id", {
    may: EDIT,
    summary: "Bring hours into use: what is placed from now on goes by them",
    params: ById,
    result: WorkTime,
  }),
  disable: write("/workTime/disable/:id", {
    may: EDIT,
    summary: "Take hours out of use: what is placed from now on goes by the clock",
    params: ById,
    result: WorkTime,
  }),
} as const;
