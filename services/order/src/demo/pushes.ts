import type { JsonObject } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { idAt } from "@linehaul/kit/demo/ids";
import { load } from "@linehaul/kit/demo/load";
import { random, weighted, type Random } from "@linehaul/kit/demo/prng";
import { newDelivery } from "@linehaul/kit/way-out/ask";
import { type AttemptRecord, delivery, deliveryAttempt, type DeliveryRecord } from "@linehaul/kit/way-out/tables";
import { deliveryStates } from "@linehaul/schema/delivery";
import { SITE_CODES } from "@linehaul/schema/sites";
import { desc, eq } from "drizzle-orm";
import { orders, type OrderRecord } from "../orders/order/table.ts";
import { declarations } from "../orders/order-push/content.ts";
import { cancellationOf, tellingOf } from "../orders/order-push/push.ts";
import { pushStates } from "../orders/order-push/push-states.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Of each site's newest orders, so many were pushed. */
const COUNT = 80;

type Told = Pick<AttemptRecord, "outcome" | "status" | "silence" | "answer">;
const said = (outcome: Told["outcome"], status: number, answer: string): Told => ({
  outcome,
  status,
  answer,
  silence: null,
});
const silent = (silence: Told["silence"]): Told => ({ outcome: "LATER", status: null, answer: null, silence });
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

interface Pushed {
  readonly delivery: DeliveryRecord;
  readonly attempts: readonly AttemptRecord[];
}

function pushedOf(order: OrderRecord, content: JsonObject, n: number, until: number): Pushed {
  const r = random(`order push ${order.site}`, n);
  const isCancelled = order.orderStatus === "CANCELLED";
  const ends = outcomes(r);
  const last = ends.at(-1) ?? TAKEN;
  const isOver = last.outcome !== "LATER";
  // What waits was asked for within the day: it is not given up yet.
  const at = isOver
    ? Math.min(until - 2 * HOUR, order.createdAt.getTime() + r.int(10, 600) * MINUTE)
    : until - r.int(60, 180) * MINUTE;
  const telling = isCancelled ? cancellationOf(order) : tellingOf(order, "DECLARE", content);
  const traceId = Array.from({ length: 32 }, () => r.int(0, 15).toString(16)).join("");
  const asked = { askedBy: `clerk.${order.site.toLowerCase()}`, at: new Date(at), traceId };
  const times = ends.map((_, i) => at + r.int(1, 900) + i * r.int(1, 12) * MINUTE);
  const id = idAt(r, at);
  const { kind, subject, name, site, country, orgCode, customerCode } = telling;
  const attempts = ends.map((told, i): AttemptRecord => ({
    ...told,
    id: idAt(r, times[i] ?? at),
    deliveryId: id,
    system: "CUSTOMS",
    kind,
    subject,
    name,
    site,
    country,
    orgCode,
    customerCode,
    number: i + 1,
    at: new Date(times[i] ?? at),
    durationMs: told.silence === "TIMEOUT" ? 10_000 : r.int(40, 900),
    traceId,
  }));
  return {
    delivery: {
      ...newDelivery("CUSTOMS", telling, 1, asked),
      id,
      state: last.outcome === "TAKEN" ? "SUCCESS" : isOver ? "FAILED" : "PENDING",
      attempts: ends.length,
      nextAt: new Date(isOver ? at : until + r.int(6, 18) * HOUR),
      endedAt: isOver ? new Date((times.at(-1) ?? at) + 500) : null,
    },
    attempts,
  };
}

/** Pushes of each site's newest orders to the customs system: taken, refused, and such as wait for a receiver that asked for time. */
export async function seedPushes(db: Db, until: Date): Promise<void> {
  for (const site of SITE_CODES) {
    const newest = await db
      .select()
      .from(orders)
      .where(eq(orders.site, site))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(COUNT);
    const contents = await declarations(db, newest);
    const made = newest.map((order, n) => pushedOf(order, contents.get(order.id) ?? {}, n, until.getTime()));
    await load(
      db,
      delivery,
      made.map((one) => one.delivery),
    );
    await load(
      db,
      deliveryAttempt,
      made.flatMap((one) => one.attempts),
    );
    for (const state of deliveryStates)
      await pushStates.set(
        db,
        made.filter((one) => one.delivery.state === state).map((one) => one.delivery.subject),
        state,
      );
  }
}
