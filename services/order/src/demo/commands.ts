import type { Db } from "@linehaul/kit/database-type";
import { random } from "@linehaul/kit/demo/prng";
import { COMMAND_KINDS, type CommandKind } from "@linehaul/schema/orders/command-kind";
import { SITE_CODES } from "@linehaul/schema/sites";
import { and, desc, eq, isNotNull, notInArray } from "drizzle-orm";
import { commandOf } from "../orders/intercept-release/ask-outlet.ts";
import { orderParty } from "../orders/order/parts/table.ts";
import { orders, type OrderRecord } from "../orders/order/table.ts";
import {
  type DemoDelivery,
  demoDelivery,
  isOver,
  loadDeliveries,
  said,
  silent,
  type Told,
} from "@linehaul/kit/demo/deliveries";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Of each site's newest orders that somebody looked at, so many were held back. */
const COUNT = 12;

const TAKEN = said("TAKEN", 200, '{"accepted":true}');
/** What came of the interceptions, in turn: taken, let go on, refused, after a while, waiting. */
const TURNS: readonly (readonly (readonly Told[])[])[] = [
  [[TAKEN]],
  [[TAKEN], [TAKEN]],
  [[said("REFUSED", 422, '{"error":"the parcel has left this outlet"}')]],
  [
    [silent("TIMEOUT"), silent("RESET"), TAKEN],
    [said("REFUSED", 409, '{"error":"nothing is held back under this number"}')],
  ],
  [[silent("UNREACHABLE"), said("LATER", 503, "Closed for maintenance")]],
  [[TAKEN], [said("LATER", 503, "Closed for maintenance")]],
];

const commandsOf = (order: OrderRecord, outlet: string, n: number, until: number): DemoDelivery[] => {
  const r = random(`outlet command ${order.site}`, n);
  const turn = TURNS[n % TURNS.length] ?? [];
  const kinds: readonly CommandKind[] = COMMAND_KINDS.slice(0, turn.length);
  const first = Math.max(order.createdAt.getTime() + 10 * MINUTE, until - r.int(5, 20) * HOUR);
  return kinds.map((kind, i) => {
    const ends = turn[i] ?? [];
    const at = isOver(ends) ? first + i * 2 * HOUR : until - r.int(20, 60) * MINUTE;
    const about = { at, until, ends, askedBy: `reviewer.${order.site.toLowerCase()}`, version: i + 1 };
    const one = demoDelivery(r, "OUTLET", commandOf(order, kind, outlet, null), about);
    return { ...one, delivery: { ...one.delivery, isNewest: i === kinds.length - 1 } };
  });
};

/** Commands to the outlets of each site's newest orders that somebody looked at: taken, refused, and such as wait for an outlet that asked for time. */
export async function seedCommands(db: Db, until: Date): Promise<void> {
  for (const site of SITE_CODES) {
    const newest = await db
      .select({ order: orders, outlet: orderParty.cityCode })
      .from(orders)
      .innerJoin(orderParty, and(eq(orderParty.orderId, orders.id), eq(orderParty.role, "SENDER")))
      .where(
        and(
          eq(orders.site, site),
          notInArray(orders.orderStatus, ["TO_VERIFY", "CANCELLED"]),
          isNotNull(orderParty.cityCode),
        ),
      )
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(COUNT);
    const made = newest.flatMap(({ order, outlet }, n) => commandsOf(order, outlet ?? "", n, until.getTime()));
    await loadDeliveries(db, made);
  }
}
