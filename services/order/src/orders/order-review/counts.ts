import type { Caller } from "@linehaul/kit/caller";
import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { AUDIT_STATUSES } from "@linehaul/schema/orders/order/status";
import type { ReviewCaseFilter, ReviewCount } from "@linehaul/schema/orders/order-review/case";
import { NUMBERED_ROWS } from "@linehaul/schema/paging";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { orders } from "../order/table.ts";
import { matching } from "./filter.ts";

const Counted = z.object({ queue: z.enum(AUDIT_STATUSES), count: z.coerce.number() });

/** How many of the caller's cases (`mine`) each queue has; one statement, each counted no further than one past NUMBERED_ROWS. */
export async function countQueues(
  { db, caller }: { readonly db: Db; readonly caller: Pick<Caller, "userName"> },
  mine: SQL,
  filter?: ReviewCaseFilter,
): Promise<ReviewCount[]> {
  const where = and(mine, matching(caller, filter));
  const counted = AUDIT_STATUSES.map((queue) => {
    const capped = sql`select 1 from ${orders} where ${and(where, eq(orders.auditStatus, queue))} limit ${NUMBERED_ROWS + 1}`;
    return sql`select cast(${queue} as text) as queue, count(*) as count from (${capped}) as capped`;
  });
  const rows = await rowsOf(db, sql.join(counted, sql` union all `), Counted);
  return rows.map(({ queue, count }) => ({
    queue,
    count: Math.min(count, NUMBERED_ROWS),
    exact: count <= NUMBERED_ROWS,
  }));
}
