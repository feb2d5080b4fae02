import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { delivery } from "@linehaul/kit/way-out/tables";
import { STUCK_WHYS } from "@linehaul/schema/orders/emergency/limits";
import { type StuckCause, StuckWhy } from "@linehaul/schema/orders/emergency/row";
import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { isLive } from "../order-review/handling/standing.ts";
import { caseHandling } from "../order-review/handling/table.ts";
import { orders } from "../order/table.ts";

/** Of that long ago, by the database's clock. */
const ago = (time: string): SQL => sql.raw(`now() - interval '${time}'`);
const failedOf = (system: "CUSTOMS" | "OUTLET"): SQL =>
  sql`select ${delivery.subject} as order_id, ${delivery.endedAt} as since from ${delivery} where ${and(
    eq(delivery.system, system),
    eq(delivery.isNewest, true),
    eq(delivery.state, "FAILED"),
  )}`;

/** Orders that are stuck for each reason, and since when: computed, so that what goes on again is in no list. Each is read from an index of its own. */
const FOUND: Readonly<Record<StuckWhy, SQL>> = {
  OVERDUE: sql`select ${orders.id} as order_id, ${orders.passAt} as since from ${orders} where ${lte(
    orders.passAt,
    ago("15 minutes"),
  )}`,
  UNANSWERED: sql`select ${orders.id} as order_id, ${orders.waitingSince} as since from ${orders} where ${and(
    inArray(orders.auditStatus, ["TO_CONTACT", "TO_SUPPLEMENT"]),
    lte(orders.waitingSince, ago("14 days")),
  )}`,
  HELD: sql`select ${caseHandling.orderId} as order_id, ${caseHandling.since} as since from ${caseHandling} where ${and(
    isLive,
    lte(caseHandling.since, ago("2 hours")),
  )}`,
  PUSH_FAILED: failedOf("CUSTOMS"),
  COMMAND_FAILED: failedOf("OUTLET"),
};

const found = (whys: readonly StuckWhy[]): SQL =>
  sql.join(
    whys.map((why) => sql`select order_id, cast(${why} as text) as why, since from (${FOUND[why]}) as one`),
    sql` union all `,
  );

/** The condition of an order that is stuck, for one reason or any. */
export const isStuck = (why?: StuckWhy): SQL =>
  sql`${orders.id} in (select order_id from (${found(why === undefined ? STUCK_WHYS : [why])}) as stuck)`;

const Found = z.object({ order_id: z.string(), why: StuckWhy, since: z.coerce.date() });

/** Why these orders are stuck, the oldest cause first; one statement whatever their number. */
export async function causesOf(db: Db, ids: readonly string[]): Promise<(orderId: string) => StuckCause[]> {
  const of = sql`cast(${sql.param([...ids])} as uuid[])`;
  const rows =
    ids.length === 0
      ? []
      : await rowsOf(
          db,
          sql`select order_id, why, since from (${found(STUCK_WHYS)}) as stuck where order_id = any(${of}) order by since, why`,
          Found,
        );
  const by = Map.groupBy(rows, (row) => row.order_id);
  return (orderId) => (by.get(orderId) ?? []).map(({ why, since }) => ({ why, since: since.toISOString() }));
}
