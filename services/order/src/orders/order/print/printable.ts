import type { Db } from "@linehaul/kit/database-type";
import { invoicePages } from "@linehaul/schema/orders/order/print-limits";
import type { Printable } from "@linehaul/schema/orders/order/print";
import type { OrderStatus } from "@linehaul/schema/orders/order/status";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, count, desc, eq, inArray, type SQL } from "drizzle-orm";
import { cancelledBy } from "../cancel/found.ts";
import { orderGoods, orderHistory } from "../parts/table.ts";
import { orders } from "../table.ts";
import type { PrintSpec } from "./paper/content.ts";
import { PRINT_EVENTS, printedOf } from "./printed.ts";

/** An order before a print, with what only the service asks. */
export interface PrintableOrder extends Printable {
  readonly site: SiteCode;
  readonly orderStatus: OrderStatus;
}

/** What can be printed of those of these orders that are among the caller's (`mine`), as they were asked for; three statements whatever their number, four where some are cancelled. */
export async function printable(
  db: Db,
  mine: SQL,
  ids: readonly string[],
  what: PrintSpec["what"],
): Promise<PrintableOrder[]> {
  const columns = {
    id: orders.id,
    site: orders.site,
    sfWaybillNo: orders.sfWaybillNo,
    orderStatus: orders.orderStatus,
    parcels: orders.parcelNum,
  };
  const found = await db
    .select(columns)
    .from(orders)
    .where(and(mine, inArray(orders.id, [...ids])));
  const own = found.map(({ id }) => id);
  if (own.length === 0) return [];
  const [lines, history, cancelled] = await Promise.all([
    db
      .select({ orderId: orderGoods.orderId, lines: count() })
      .from(orderGoods)
      .where(inArray(orderGoods.orderId, own))
      .groupBy(orderGoods.orderId),
    db
      .select()
      .from(orderHistory)
      .where(and(inArray(orderHistory.orderId, own), eq(orderHistory.event, PRINT_EVENTS[what])))
      .orderBy(desc(orderHistory.at), desc(orderHistory.id)),
    cancelledBy(db, found),
  ]);
  const linesOf = new Map(lines.map((l) => [l.orderId, l.lines]));
  const historyOf = Map.groupBy(history, (entry) => entry.orderId);
  const place = new Map(ids.map((id, n) => [id, n]));
  return found
    .map((order) => ({
      ...order,
      ...(cancelled.get(order.id) ?? { by: null, at: null }),
      isCancelled: order.orderStatus === "CANCELLED",
      pages: invoicePages(linesOf.get(order.id) ?? 0).length,
      printed: printedOf(historyOf.get(order.id) ?? [], what),
    }))
    .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}
