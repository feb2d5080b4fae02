import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { page, pageQuery } from "../../paging.ts";
import { routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { ExpressControl, ExpressControlFilter, expressControlSorts, SavedExpressControl } from "./row.ts";

const VIEW = ["EXPRESS_CONTROL.VIEW"] as const;
const { read, write } = routesOf("order");
/** What must not be sent, or not without being looked at; common to the sites. */
export const expressControlRoutes = {
  pageQuery: read("/expressControl/pageQuery", {
    may: VIEW,
    summary: "Express controls, a page",
    body: pageQuery({ filter: ExpressControlFilter.shape, sort: sortNames(expressControlSorts) }),
    result: page(ExpressControl),
  }),
  byIds: read("/expressControl/byIds", {
    may: VIEW,
    summary: "Express controls by id",
    body: ByIds,
    result: z.array(ExpressControl),
  }),
  save: write("/expressControl/save", {
    may: ["EXPRESS_CONTROL.CREATE", "EXPRESS_CONTROL.EDIT"],
    summary: "Create an express control (no id) or edit one",
    body: SavedExpressControl,
    result: ExpressControl,
  }),
  enable: write("/expressControl/enable/:id", {
    may: ["EXPRESS_CONTROL.ENABLE"],
    summary: "Bring an express control into use",
    params: ById,
    result: ExpressControl,
  }),
  disable: write("/expressControl/disable/:id", {
    may: ["EXPRESS_CONTROL.DISABLE"],
    summary: "Take an express control out of use; orders keep what it said of them",
    params: ById,
    result: ExpressControl,
  }),
} as const;
