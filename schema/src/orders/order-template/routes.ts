import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { FileAnswer } from "../../file.ts";
import { page, pageQuery } from "../../paging.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { uploadRoute } from "../../upload.ts";
import {
  TemplateMap,
  TemplateMapFilter,
  TemplateMapInput,
  templateMapSorts,
  UserTemplateMap,
  UserTemplateMapFilter,
  userTemplateMapSorts,
} from "./map.ts";
import { OrderTemplate, OrderTemplateFilter, OrderTemplateInput, orderTemplateSorts } from "./row.ts";

const VIEW = ["ORDER_TEMPLATE.VIEW"] as const;
const UPLOAD = ["ORDER_TEMPLATE.UPLOAD"] as const;
const { read, write } = routesOf("order");
/** Workbooks that orders come in, what their headings mean, and what users chose for theirs (ORD-11). */
export const orderTemplateRoutes = {
  pageQuery: read("/orderTemplate/pageQuery", {
    may: VIEW,
    summary: "Order templates of the caller's site, of customers that he may see, a page",
    body: pageQuery({ filter: OrderTemplateFilter.shape, sort: sortNames(orderTemplateSorts) }),
    result: page(OrderTemplate),
  }),
  byIds: read("/orderTemplate/byIds", {
    may: VIEW,
    summary: "Order templates by id; those that the caller may not see are left out",
    body: ByIds,
    result: z.array(OrderTemplate),
  }),
  /** Given as the path of UPLOAD: it takes the file; `save` makes it the template's. */
  upload: uploadRoute({
    service: "order",
    path: "/orderTemplate/upload/:id",
    may: UPLOAD,
    upload: "orderTemplate",
    summary: "Take the workbook of a template: xlsx or csv; it goes after a day unless it is saved",
    params: z.object({
      id: z
        .union([z.literal("new"), z.uuid()])
        .describe("The template whose file it is to replace; `new` where there is none yet."),
    }),
  }),
  save: write("/orderTemplate/save", {
    may: UPLOAD,
    summary: "Create a template of an uploaded workbook (no id), or edit one; 400001 at `file` when it can't be read",
    body: OrderTemplateInput,
    result: OrderTemplate,
  }),
  delete: write("/orderTemplate/delete", {
    may: UPLOAD,
    summary: "Delete a template; sheets that it read stay as they are",
    body: ById,
    result: OrderTemplate,
  }),
  download: route({
    service: "order",
    method: "GET",
    path: "/orderTemplate/download/:id",
    may: ["ORDER_TEMPLATE.DOWNLOAD"],
    file: true,
    summary: "The template's workbook, as it was uploaded; recorded",
    params: ById,
    result: FileAnswer,
  }),
  templateMap: read("/orderTemplate/templateMap/pageQuery", {
    may: VIEW,
    summary: "What the headings of templates mean, a page of templates",
    body: pageQuery({ filter: TemplateMapFilter.shape, sort: sortNames(templateMapSorts) }),
    result: page(TemplateMap),
  }),
  saveTemplateMap: write("/orderTemplate/templateMap/save", {
    may: UPLOAD,
    summary: "Keep what the headings of a template shall mean, by its version; 400001 at the heading that is wrong",
    body: TemplateMapInput,
    result: OrderTemplate,
  }),
  userTemplateMap: read("/orderTemplate/userTemplateMap/pageQuery", {
    may: VIEW,
    summary: "What the caller chose for headings of his sheets, a page",
    body: pageQuery({ filter: UserTemplateMapFilter.shape, sort: sortNames(userTemplateMapSorts) }),
    result: page(UserTemplateMap),
  }),
  userTemplateMapByIds: read("/orderTemplate/userTemplateMap/byIds", {
    may: VIEW,
    summary: "What the caller chose for headings of his sheets, by id; others are left out",
    body: ByIds,
    result: z.array(UserTemplateMap),
  }),
  deleteUserTemplateMap: write("/orderTemplate/userTemplateMap/delete", {
    may: UPLOAD,
    summary: "Forget what the caller chose for the headings of a sheet",
    body: ById,
    result: UserTemplateMap,
  }),
} as const;
