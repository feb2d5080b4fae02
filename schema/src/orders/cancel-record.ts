import { z } from "zod";
import { ByIds } from "../catalogue.ts";
import { CustomerCode } from "../customers/code.ts";
import type { ExportColumns } from "../export-column.ts";
import { ExportPreview, exportRequest, exportRows } from "../export-request.ts";
import { listOf } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { ExportTask } from "./export-task.ts";
import { CancelPage } from "./order/cancel.ts";
import { AuditStatus, CancelType, OrderStatus } from "./order/enums.ts";

/** That an order was cancelled. */
export const CancelRecord = z
  .object({
    id: z.uuid().describe("The record's key."),
    orderId: z.uuid().describe("Which order."),
    site: Site.describe("The site that it was placed at."),
    sfWaybillNo: z.string().describe("Waybill number."),
    customerOrderNo: z.string().describe("The customer's own number."),
    customerCode: z.string().describe("Whose order it was; 10 digits."),
    customerName: z.string().describe("The customer's name on the day it was placed."),
    receiverCountry: z.string().describe("Country of the receiver, ISO 3166-1 alpha-2."),
    stateBefore: OrderStatus.describe("How far it was."),
    auditBefore: AuditStatus.describe(
      "Its queue of the review: tells what was passed by time-out from what was approved.",
    ),
    type: CancelType.describe("As whose act."),
    reason: z.string().nullable().describe("Why; null where nothing was written down."),
    cancelledBy: z.string().describe("By whom."),
    page: CancelPage.nullable().describe(
      "From which page; null for what nobody cancelled in the console, and for what is older than these records.",
    ),
    at: z.iso.datetime().describe("When."),
  })
  .meta({ id: "CancelRecord" });
export type CancelRecord = z.infer<typeof CancelRecord>;

export const cancelRecordSorts = { AT_DESC: "at", AT_ASC: "at" } as const satisfies Sorts<CancelRecord>;
export const CancelRecordFilter = z
  .object({
    numbers: listOf(z.string().trim().min(1).max(40, "text.max"), 200)
      .optional()
      .describe("Any numbers of the orders, in full."),
    from: z.iso.datetime().optional().describe("Cancelled at or after."),
    to: z.iso.datetime().optional().describe("Cancelled before."),
    type: listOf(CancelType, CancelType.options.length).optional().describe("As whose act."),
    stateBefore: listOf(OrderStatus, OrderStatus.options.length).optional().describe("How far they were."),
    customerCode: CustomerCode.optional().describe("Whose orders; 10 digits."),
    cancelledBy: z.string().trim().min(1).max(100, "text.max").optional().describe("By whom: a user name, in full."),
    page: CancelPage.optional().describe("From which page."),
  })
  .meta({ id: "CancelRecordFilter" });
export type CancelRecordFilter = z.infer<typeof CancelRecordFilter>;

export const cancelRecordColumns = {
  sfWaybillNo: { kind: "code", head: "order.sfWaybillNo" },
  customerOrderNo: { kind: "code", head: "order.customerOrderNo" },
  customerCode: { kind: "code", head: "order.customerCode" },
  customerName: { kind: "text", head: "order.customerName" },
  receiverCountry: { kind: "code", head: "order.receiverCountry" },
  stateBefore: { kind: "code", head: "cancelRecord.stateBefore" },
  auditBefore: { kind: "code", head: "cancelRecord.auditBefore" },
  type: { kind: "code", head: "order.cancelType" },
  reason: { kind: "text", head: "order.cancelReason" },
  cancelledBy: { kind: "code", head: "cancelRecord.cancelledBy" },
  page: { kind: "code", head: "cancelRecord.page" },
  at: { kind: "instant", head: "order.cancelledAt" },
  site: { kind: "code", head: "cancelRecord.site" },
} as const satisfies ExportColumns;
export type CancelRecordColumn = keyof typeof cancelRecordColumns;

const { read, write } = routesOf("order");
export const cancelRecordRoutes = {
  pageQuery: read("/orderAudit/cancelRecord/pageQuery", {
    may: ["CANCEL_RECORD.VIEW"],
    summary: "Cancelled orders, a page",
    body: pageQuery({ filter: CancelRecordFilter.shape, sort: sortNames(cancelRecordSorts) }),
    result: page(CancelRecord),
  }),
  byIds: read("/orderAudit/cancelRecord/byIds", {
    may: ["CANCEL_RECORD.VIEW"],
    summary: "Cancel records by id; ids outside the caller's rows are left out",
    body: ByIds,
    result: z.array(CancelRecord),
  }),
  /** Recorded before a row is read. */
  exportAsync: write("/orderAudit/cancelRecord/export/async", {
    may: ["CANCEL_RECORD.EXPORT"],
    summary: "Ask for a file of cancel records; 429001 while too many wait",
    body: exportRequest(CancelRecordFilter.shape, cancelRecordColumns),
    result: ExportTask,
  }),
  exportPreview: read("/orderAudit/cancelRecord/export/preview", {
    may: ["CANCEL_RECORD.EXPORT"],
    summary: "What would be in a file of cancel records",
    body: exportRows(CancelRecordFilter.shape),
    result: ExportPreview,
  }),
} as const;
