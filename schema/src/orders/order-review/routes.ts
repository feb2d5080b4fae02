import { z } from "zod";
import { ByIds } from "../../catalogue.ts";
import { ExportPreview, exportRequest, exportRows } from "../../export-request.ts";
import { page, pageQuery } from "../../paging.ts";
import { Revealed } from "../../reveal.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { ExportTask } from "../export-task.ts";
import { ShowOrderClear } from "../order/clear.ts";
import { AuditReach } from "../staff-audit-auth/row.ts";
import { ReviewCase, ReviewCaseFilter, reviewCaseSorts, ReviewCount } from "./case.ts";
import { reviewColumns } from "./export.ts";
import { ReviewFile } from "./file.ts";

const VIEW = ["ORDER_REVIEW.VIEW"] as const;
const { read, write } = routesOf("order");
/** The review's queues and cases: of the orders that the caller may see, those that his authorisation lets him review (PERM-10). */
export const orderReviewRoutes = {
  pageQuery: read("/orderAudit/pageQuery", {
    may: VIEW,
    summary: "Orders of a queue, a page",
    body: pageQuery({
      filter: ReviewCaseFilter.shape,
      sort: sortNames(reviewCaseSorts),
      want: ["counts"],
      wanted: "`counts`: how many orders each queue has under the other filters, each exact up to 10,000.",
    }),
    result: page(ReviewCase).extend({
      counts: z.array(ReviewCount).nullable().describe("How many orders each queue has; null when it was not wanted."),
      reach: AuditReach.describe("Which destinations the caller reviews."),
      passRests: z.boolean().describe("The automatic pass is paused: nothing passes by itself until it is resumed."),
    }),
  }),
  counts: route({
    service: "order",
    method: "GET",
    path: "/orderAudit/counts",
    may: VIEW,
    summary: "How many orders each queue has",
    result: z.array(ReviewCount),
  }),
  byIds: read("/orderAudit/byIds", {
    may: VIEW,
    summary: "Cases by id; what the caller does not review is left out",
    body: ByIds,
    result: z.array(ReviewCase),
  }),
  detail: read("/orderAudit/detail", {
    may: VIEW,
    summary: "A case with everything; null where the caller reviews no such order",
    body: z.object({ id: z.uuid().describe("The order's key.") }),
    result: z.object({ row: ReviewCase, file: ReviewFile }).nullable(),
  }),
  files: read("/orderAudit/detailByIds", {
    may: VIEW,
    summary: "All that reviewers decide by, for many cases",
    body: ByIds,
    result: z.array(ReviewFile),
  }),
  /** Recorded before a row is read (REV-08). */
  exportAsync: write("/orderAudit/export", {
    may: ["ORDER_REVIEW.EXPORT"],
    summary: "Ask for a file of cases; 429001 while too many wait",
    body: exportRequest(ReviewCaseFilter.shape, reviewColumns),
    result: ExportTask,
  }),
  exportPreview: read("/orderAudit/export/preview", {
    may: ["ORDER_REVIEW.EXPORT"],
    summary: "What would be in a file of cases",
    body: exportRows(ReviewCaseFilter.shape),
    result: ExportPreview,
  }),
  /** Recorded with its reason before it is answered, and again each time (PERM-12). */
  showClear: write("/orderAudit/showClear", {
    may: ["ORDER_REVIEW.SHOW_CLEAR"],
    summary: "One masked value of a case's order in the clear",
    body: ShowOrderClear,
    result: Revealed,
  }),
  areaCode: route({
    service: "order",
    method: "GET",
    path: "/orderAudit/getSenderUnitAreaCode",
    may: VIEW,
    summary: "Area codes of senders whose orders wait for a review of the caller",
    result: z.array(z.string()),
  }),
} as const;
