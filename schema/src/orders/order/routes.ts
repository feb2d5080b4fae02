import { z } from "zod";
import { ByIds } from "../../catalogue.ts";
import { ExportPreview } from "../../export-request.ts";
import { page } from "../../paging.ts";
import { routesOf } from "../../route.ts";
import { Revealed } from "../../reveal.ts";
import { RowCount, ScopeVersion } from "../../scope.ts";
import { ShowOrderClear } from "./clear.ts";
import { OrderDetail, OrderWithDetail } from "./detail.ts";
import { DayCount, OrderDays } from "./day-count.ts";
import { OrderExport, OrderExportRows } from "./export.ts";
import { ExportTask } from "../export-task.ts";
import { OrderFinding } from "./finding.ts";
import { MonthCount, OrderMonths } from "./month-count.ts";
import { OrderNumbersFound } from "./numbers-found.ts";
import { OrderPageQuery, OrderRow, StatusCount } from "./row.ts";

const { read, write } = routesOf("order");
export const orderRoutes = {
  pageQuery: read("/order/admin/pageQuery", {
    may: ["ORDER_LIST.VIEW"],
    summary: "Orders, a page",
    body: OrderPageQuery,
    result: page(OrderRow).extend({
      statusCounts: z
        .array(StatusCount)
        .nullable()
        .describe("How many orders each status has under the other filters; null when it was not wanted."),
      numbersFound: OrderNumbersFound.nullable().describe(
        "What became of the filter's numbers; null when it was not wanted, and without numbers.",
      ),
      finding: OrderFinding.nullable().describe(
        "The filter's finding; null without one, and where the caller has none of that key at this site any more.",
      ),
    }),
  }),
  countByDay: read("/order/admin/countByDay", {
    may: ["ORDER_LIST.VIEW"],
    summary: "How many orders were placed on each of the last days, today included; in the caller's zone",
    body: OrderDays,
    result: z.array(DayCount),
  }),
  countByMonth: read("/order/admin/countByMonth", {
    may: ["ORDER_LIST.VIEW"],
    summary: "How many orders a customer placed in each of the last months, this one included; in the caller's zone",
    body: OrderMonths,
    result: z.array(MonthCount),
  }),
  /** For those who administer data groups: the number alone, whatever their own rows are. */
  countInScope: read("/order/admin/countInScope", {
    may: ["PERM_DATA_GROUP.VIEW", "PERM_LEAF_ACCOUNT.VIEW"],
    summary: "How many orders of the caller's site a row scope opens (PERM-02)",
    body: ScopeVersion,
    result: RowCount,
  }),
  byIds: read("/order/byIds", {
    may: ["ORDER_DETAIL.VIEW"],
    summary: "Orders by id; ids outside the caller's rows are left out",
    body: ByIds,
    result: z.array(OrderRow),
  }),
  /** One order by id or by any of its numbers; null when there is none among the caller's rows. */
  detail: read("/order/detail", {
    may: ["ORDER_DETAIL.VIEW"],
    summary: "An order with everything",
    body: z.union([
      z.object({ id: z.uuid().describe("The order's key.") }),
      z.object({
        number: z.string().trim().min(1).max(40).describe("Waybill, merged, order or agent number, in full."),
      }),
    ]),
    result: OrderWithDetail.nullable(),
  }),
  details: read("/order/detailByIds", {
    may: ["ORDER_DETAIL.VIEW"],
    summary: "What lists do not show, for many orders",
    body: ByIds,
    result: z.array(OrderDetail),
  }),
  /** Recorded with its conditions, and its reason where any column is in the clear, before a row is read (PERM-12). */
  exportAsync: write("/order/export/async", {
    may: ["ORDER_LIST.EXPORT"],
    summary: "Ask for a file of orders (ORD-07): 409005 while numbers are being allocated, 429001 while too many wait",
    body: OrderExport,
    result: ExportTask,
  }),
  exportPreview: read("/order/export/preview", {
    may: ["ORDER_LIST.EXPORT"],
    summary: "What would be in a file of orders",
    body: OrderExportRows,
    result: ExportPreview,
  }),
  /** Recorded with its reason before it is answered, and again each time: the answer is not kept (PERM-12). */
  showClear: write("/order/showClear", {
    may: ["ORDER_LIST.SHOW_CLEAR", "ORDER_DETAIL.SHOW_CLEAR"],
    summary: "One masked value of an order in the clear; the list's button opens the receiver's phone alone",
    body: ShowOrderClear,
    result: Revealed,
  }),
} as const;
