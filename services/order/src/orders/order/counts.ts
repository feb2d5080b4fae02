import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { apart } from "@linehaul/kit/large";
import { someRows } from "@linehaul/kit/row-count";
import type { StatusCount } from "@linehaul/schema/orders/order/row";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import { NUMBERED_ROWS } from "@linehaul/schema/paging";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type FoundFilter, matching } from "./filter.ts";
import type { Mine } from "./mine.ts";
import { orders } from "./table.ts";

const Counted = z.object({ status: z.enum(ORDER_STATUSES), count: z.coerce.number() });

/**
 * How many of the caller's orders each status has under the other filters; each counted no further than one past NUMBERED_ROWS. One
 * statement a status within one: the planner knows how common each is, and reads by status or by filter, whichever is less.
 */
export function countStatuses({ site, kept }: Mine, filter: FoundFilter = {}): SQL {
  const { where, large } = matching({ ...filter, orderStatus: undefined }, orders.id, kept);
  const ways = apart(large);
  const counted = ORDER_STATUSES.map((status) => {
    const some = someRows(
      orders,
      ways.map((way) => and(site, where, way, eq(orders.orderStatus, status))),
    );
    return sql`select cast(${status} as text) as status, count(*) as count from (${some}) as counted`;
  });
  return sql.join(counted, sql` union all `);
}

export async function statusCounts(
  db: Db,
  mine: Mine,
  filter: FoundFilter | undefined,
): Promise<z.output<typeof StatusCount>[]> {
  const counted = await rowsOf(db, countStatuses(mine, filter), Counted);
  return counted.map(({ status, count }) => ({
    status,
    count: Math.min(count, NUMBERED_ROWS),
    exact: count <= NUMBERED_ROWS,
  }));
}
