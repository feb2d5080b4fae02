import { z } from "zod";
import { ByIds } from "../../catalogue.ts";
import { FileAnswer } from "../../file.ts";
import { page } from "../../paging.ts";
import { route, routesOf } from "../../route.ts";
import { uploadRoute } from "../../upload.ts";
import { OrderImport, OrderImportPageQuery } from "./row.ts";
import { HeadingChoices, OfferedHeading } from "./sheet-heading.ts";
import { ImportError, ImportErrorPageQuery } from "./wrong-cell.ts";

const ById = z.object({ id: z.uuid().describe("The import's key.") });
const { read, write } = routesOf("order");
/** Orders that come as a sheet (ORD-12): uploaded, checked, stored. Each sees and stores what he uploaded at the site that he is signed in to. */
export const orderImportRoutes = {
  pageQuery: read("/orderImport/record/pageQuery", {
    may: ["ORDER_IMPORT.VIEW"],
    summary: "Sheets that the caller uploaded, a page",
    body: OrderImportPageQuery,
    result: page(OrderImport),
  }),
  byIds: read("/orderImport/record/byIds", {
    may: ["ORDER_IMPORT.VIEW"],
    summary: "Sheets that the caller uploaded, by id; others are left out",
    body: ByIds,
    result: z.array(OrderImport),
  }),
  errors: read("/orderImport/error/pageQuery", {
    may: ["ORDER_IMPORT.VIEW"],
    summary: "Wrong cells of sheets that the caller uploaded, a page; sensitive values are masked",
    body: ImportErrorPageQuery,
    result: page(ImportError),
  }),
  upload: uploadRoute({
    service: "order",
    path: "/orderImport/upload",
    may: ["ORDER_IMPORT.UPLOAD"],
    upload: "orderSheet",
    summary: "Take a sheet of orders: it goes after a day unless it is checked",
  }),
  dryRun: write("/orderImport/dryRun", {
    may: ["ORDER_IMPORT.UPLOAD"],
    summary: "Check an uploaded sheet: nothing is stored but what was found",
    body: z.object({ file: z.uuid().describe("The uploaded file's key.") }),
    result: OrderImport,
  }),
  headings: read("/orderImport/headings", {
    may: ["ORDER_IMPORT.UPLOAD"],
    summary:
      "What the headings of a sheet mean that the caller uploaded, with what he chose for them elsewhere; 404001 where none were read",
    body: ById,
    result: z.array(OfferedHeading),
  }),
  map: write("/orderImport/map/:id", {
    may: ["ORDER_IMPORT.UPLOAD"],
    summary:
      "Choose what the headings of a sheet mean, for this one and the caller's next with the same headings, and have it checked again",
    params: ById,
    body: z.object({ map: HeadingChoices }),
    result: OrderImport,
  }),
  store: write("/orderImport/store/:id", {
    may: ["ORDER_IMPORT.UPLOAD"],
    summary: "Store the orders of a sheet that is READY, all or none; 409004 otherwise",
    params: ById,
    result: OrderImport,
  }),
  cancel: write("/orderImport/cancel/:id", {
    may: ["ORDER_IMPORT.UPLOAD"],
    summary: "Stop a check or a storing that waits or is under way: nothing is stored. 409004 when it has ended",
    params: ById,
    result: OrderImport,
  }),
  retry: write("/orderImport/retry/:id", {
    may: ["ORDER_IMPORT.UPLOAD"],
    summary: "Ask once more for a check or a storing that broke off or was stopped; 409004 for any other",
    params: ById,
    result: OrderImport,
  }),
  template: route({
    service: "order",
    method: "GET",
    path: "/orderImport/template",
    may: ["ORDER_IMPORT.VIEW"],
    file: true,
    summary: "An empty workbook with heads, notes, choices and a sample, in the request's language",
    result: FileAnswer,
  }),
  download: route({
    service: "order",
    method: "GET",
    path: "/orderImport/downloadById/:id",
    may: ["ORDER_IMPORT.DOWNLOAD"],
    file: true,
    summary: "The uploaded workbook with its mistakes marked; recorded. 404001 without one",
    params: ById,
    result: FileAnswer,
  }),
} as const;
