import { type Cell, exportList } from "@linehaul/kit/exports/list";
import type { ExportHindrance } from "@linehaul/schema/export-request";
import { ReviewCaseFilter } from "@linehaul/schema/orders/order-review/case";
import { type ReviewColumn, reviewColumns } from "@linehaul/schema/orders/order-review/export";
import { fitsExportPeriod } from "@linehaul/schema/orders/order/export";
import { and, sql } from "drizzle-orm";
import { instantCell, orderCells } from "../order/export/cells.ts";
import { mineOf } from "../order/mine.ts";
import { orders } from "../order/table.ts";
import { reachOf, reviewedBy } from "../staff-audit-auth/reviewable.ts";
import { matching, ofQueue } from "./filter.ts";

const cells: Readonly<Record<ReviewColumn, Cell>> = {
  ...orderCells,
  passAt: instantCell(orders.passAt),
  waitingSince: instantCell(orders.waitingSince),
};

/** Files of cases (REV-08): of at most 31 days of the zone shown, unless cases were ticked; of what their reader reviews, whenever they are made (PERM-10). */
export const reviewExport = exportList({
  list: "ORDER_REVIEW",
  name: "order-review",
  columns: reviewColumns,
  cells,
  table: orders,
  order: sql`${orders.createdAt} desc nulls first, ${orders.id} desc nulls first`,
  mine: (reader) => and(mineOf(reader, reader.scope).where, reviewedBy(reader)),
  reach: async ({ db, caller }) => JSON.stringify(await reachOf(db, caller)),
  filter: ReviewCaseFilter,
  matching: (filter, reader) => and(ofQueue(filter), matching(reader, filter)),
  hindrance: async ({ timeZone }, { filter, ids }): Promise<ExportHindrance | null> => {
    const { createdFrom, createdTo } = filter ?? {};
    if (ids !== undefined) return null;
    if (createdFrom === undefined || createdTo === undefined) return "PERIOD_NEEDED";
    return fitsExportPeriod(createdFrom, createdTo, timeZone) ? null : "PERIOD_TOO_LONG";
  },
});
