import { type Db, rowsOf } from "@linehaul/kit/database-type";
import type { StatusCount } from "@linehaul/schema/orders/order/row";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import { NUMBERED_ROWS } from "@linehaul/schema/paging";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { condition, type FoundFilter } from "./filter.ts";
import { orders } from "./table.ts";

const Counted = z.object({ status: z.enum(ORDER_STATUSES), count: z.coerce.number() });

/**
 * How many of the caller's orders each status has under the other filters; each counted no further than one past NUMBERED_ROWS. One
 * statement a status within one: the planner knows how common each is, and reads by status or by filter, whichever is less.
 */
export function countStatuses(mine: SQL, filter: FoundFilter = {}): SQL {
  const where = and(mine, condition({ ...filter, orderStatus: undefined }));
  const counted = ORDER_STATUSES.map((status) => {
    const capped = sql`select 1 from ${orders} where ${and(where, eq(orders.orderStatus, status))} limit ${NUMBERED_ROWS + 1}`;
    return sql`select cast(${status} as text) as status, count(*) as count from (${capped}) as capped`;
  });
  return sql.join(counted, sql` union all `);
}

export async function statusCounts(
  db: Db,
  mine: SQL,
  filter: FoundFilter | undefined,
): Promise<z.output<typeof StatusCount>[]> {
  const counted = await rowsOf(db, countStatuses(mine, filter), Counted);
  return counted.map(({ status, count }) => ({
    status,
    count: Math.min(count, NUMBERED_ROWS),
    exact: count <= NUMBERED_ROWS,
  }));
}
