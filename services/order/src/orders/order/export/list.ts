import { exportList, type AskedRows, type Moment } from "@linehaul/kit/exports/list";
import type { ExportHindrance } from "@linehaul/schema/export-request";
import { EXPORTED_SOURCE, fitsExportPeriod, orderColumns } from "@linehaul/schema/orders/order/export";
import { OrderFilter } from "@linehaul/schema/orders/order/row";
import { formatDay, startOfDay } from "@linehaul/schema/time";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { condition } from "../filter.ts";
import { mineOf } from "../mine.ts";
import { orders } from "../table.ts";
import { isAllocating } from "./allocating.ts";
import { orderCells } from "./cells.ts";

/** ORD-07: a period of at most 31 days of the zone shown, unless rows were ticked; and none that reaches today while numbers are being allocated. */
async function hindrance(
  { db, site, timeZone, now }: Moment,
  { filter, ids }: AskedRows<OrderFilter>,
): Promise<ExportHindrance | null> {
  const { createdFrom, createdTo } = filter ?? {};
  if (ids === undefined) {
    if (createdFrom === undefined || createdTo === undefined) return "PERIOD_NEEDED";
    if (!fitsExportPeriod(createdFrom, createdTo, timeZone)) return "PERIOD_TOO_LONG";
    const today = startOfDay(formatDay(now, timeZone).replaceAll("/", "-"), timeZone);
    if (new Date(createdTo) <= today) return null;
  }
  return (await isAllocating(db, site, now)) ? "NUMBERS_ALLOCATING" : null;
}

/** What is left of a finding is nothing: whoever asks for a file of what was found asks for the ids. Names of products are those of files asked for before they had codes. */
const matching = ({ finding, serviceName, ...filter }: OrderFilter): SQL | undefined =>
  finding === undefined
    ? and(condition(filter), serviceName?.length ? inArray(orders.serviceName, serviceName) : undefined)
    : sql`false`;

/** Files of orders. */
export const orderExport = exportList({
  list: "ORDER_LIST",
  name: "orders",
  columns: orderColumns,
  cells: orderCells,
  table: orders,
  order: sql`${orders.createdAt} desc nulls first, ${orders.id} desc nulls first`,
  mine: ({ site, scope }) => mineOf({ site }, scope).where,
  filter: OrderFilter,
  matching,
  only: eq(orders.sourceSystem, EXPORTED_SOURCE),
  hindrance,
});
