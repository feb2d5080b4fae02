import type { Db } from "@linehaul/kit/database-type";
import { apart } from "@linehaul/kit/large";
import { countEach, countsOf } from "@linehaul/kit/row-count";
import type { StatusCount } from "@linehaul/schema/orders/order/row";
import { ORDER_STATUSES, type OrderStatus } from "@linehaul/schema/orders/order/status";
import { and, eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { type FoundFilter, matching } from "./filter.ts";
import type { Mine } from "./mine.ts";
import { orders } from "./table.ts";

/** The conditions of the caller's orders of a status under the other filters. */
function ofStatus({ site, kept }: Mine, filter: FoundFilter = {}): (status: OrderStatus) => (SQL | undefined)[] {
  const { where, large } = matching({ ...filter, orderStatus: undefined }, orders.id, kept);
  const ways = apart(large);
  return (status) => ways.map((way) => and(site, where, way, eq(orders.orderStatus, status)));
}

/** How many of the caller's orders each status has under the other filters, as it is asked. */
export const countStatuses = (mine: Mine, filter?: FoundFilter): SQL =>
  countsOf(orders, ORDER_STATUSES, ofStatus(mine, filter));

export async function statusCounts(
  db: Db,
  mine: Mine,
  filter: FoundFilter | undefined,
): Promise<z.output<typeof StatusCount>[]> {
  const counted = await countEach(db, orders, ORDER_STATUSES, ofStatus(mine, filter));
  return counted.map(({ kind: status, ...count }) => ({ status, ...count }));
}
