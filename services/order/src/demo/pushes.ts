import type { JsonObject } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { random, weighted, type Random } from "@linehaul/kit/demo/prng";
import { deliveryStates } from "@linehaul/schema/delivery";
import { SITE_CODES } from "@linehaul/schema/sites";
import { desc, eq } from "drizzle-orm";
import { stateWords, type StateWords } from "../base-data/status-mapping/words.ts";
import { orders, type OrderRecord } from "../orders/order/table.ts";
import { declarations } from "../orders/order-push/content.ts";
import { cancellationOf, tellingOf } from "../orders/order-push/push.ts";
import { pushStates } from "../orders/order-push/push-states.ts";
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
/** Of each site's newest orders, so many were pushed. */
const COUNT = 80;

const TAKEN = said("TAKEN", 200, '{"accepted":true}');
const later = weighted<Told>([
  [silent("TIMEOUT"), 4],
  [silent("RESET"), 2],
  [said("LATER", 503, "Service Unavailable"), 5],
  [said("LATER", 429, '{"error":"too many declarations"}'), 2],
]);
const refusal = weighted<Told>([
  [said("REFUSED", 422, '{"error":"HS code is not known","field":"goods.0.hsCode"}'), 5],
  [said("REFUSED", 400, '{"error":"declaredValue exceeds the threshold of this procedure"}'), 3],
  [said("REFUSED", 409, '{"error":"a declaration of this consignment is being inspected"}'), 2],
]);
const ending = weighted<"TAKEN" | "AFTER" | "REFUSED" | "WAITS">([
  ["TAKEN", 52],
  ["AFTER", 18],
  ["REFUSED", 16],
  ["WAITS", 14],
]);
/** What came of it, attempt by attempt; what waits was told to come again much later. */
function outcomes(r: Random): readonly Told[] {
  const ended = ending(r);
  const before = Array.from({ length: r.int(1, 3) }, () => later(r));
  if (ended === "TAKEN") return [TAKEN];
  if (ended === "AFTER") return [...before, TAKEN];
  if (ended === "REFUSED") return [refusal(r)];
  return [...before, said("LATER", 503, "Closed for maintenance")];
}

function pushedOf(order: OrderRecord, content: JsonObject, words: StateWords, n: number, until: number): DemoDelivery {
  const r = random(`order push ${order.site}`, n);
  const ends = outcomes(r);
  // What waits was asked for within the day: it is not given up yet.
  const at = isOver(ends)
    ? Math.min(until - 2 * HOUR, order.createdAt.getTime() + r.int(10, 600) * MINUTE)
    : until - r.int(60, 180) * MINUTE;
  const telling =
    order.orderStatus === "CANCELLED" ? cancellationOf(order, words) : tellingOf(order, "DECLARE", content, words);
  return demoDelivery(r, "CUSTOMS", telling, { at, until, ends, askedBy: `clerk.${order.site.toLowerCase()}` });
}

/** Pushes of each site's newest orders to the customs system: taken, refused, and such as wait for a receiver that asked for time. */
export async function seedPushes(db: Db, until: Date): Promise<void> {
  const words = await stateWords(db, "CUSTOMS");
  for (const site of SITE_CODES) {
    const newest = await db
      .select()
      .from(orders)
      .where(eq(orders.site, site))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(COUNT);
    const contents = await declarations(db, newest);
    const made = newest.map((order, n) => pushedOf(order, contents.get(order.id) ?? {}, words, n, until.getTime()));
    await loadDeliveries(db, made);
    for (const state of deliveryStates)
      await pushStates.set(
        db,
        made.filter((one) => one.delivery.state === state).map((one) => one.delivery.subject),
        state,
      );
  }
}
