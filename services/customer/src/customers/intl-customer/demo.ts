import {
  type DemoDelivery,
  demoDelivery,
  isOver,
  loadDeliveries,
  said,
  silent,
  type Told,
} from "@linehaul/kit/demo/deliveries";
import type { Db } from "@linehaul/kit/database-type";
import { random, weighted } from "@linehaul/kit/demo/prng";
import { delivery } from "@linehaul/kit/way-out/tables";
import { deliveryStates } from "@linehaul/schema/delivery";
import { inArray } from "drizzle-orm";
import { customers } from "../customer/table.ts";
import { monthCard } from "../month-card/table.ts";
import { releaseStates } from "./release-states.ts";
import { tellingOf } from "./tell.ts";

const DAY = 24 * 3_600_000;
const TAKEN = said("TAKEN", 200, '{"accepted":true}');
/** What came of it, attempt by attempt; what waits was told to come again much later. */
const ends = weighted<readonly Told[]>([
  [[TAKEN], 90],
  [[silent("TIMEOUT"), TAKEN], 4],
  [[said("REFUSED", 422, '{"error":"the international code is held by another customer"}')], 3],
  [[said("REFUSED", 400, '{"error":"creditLimit exceeds what this settlement allows"}')], 1],
  [[said("LATER", 503, "Closed for maintenance")], 2],
]);

/** What the international customer system was told of those who are or were usable: most long ago, some only today. */
export async function seedReleases(db: Db, until: Date): Promise<void> {
  if ((await db.$count(delivery)) > 0) return;
  const rows = await db
    .select()
    .from(customers)
    .where(inArray(customers.status, ["USABLE", "UNUSABLE"]));
  const cards = Map.groupBy(await db.select().from(monthCard), ({ customerId }) => customerId);
  const made = rows.map((row): DemoDelivery => {
    const r = random("release", row.customerCode);
    const told = ends(r);
    // What waits was asked for within the day: it is not given up yet.
    const at = isOver(told) ? row.createdAt.getTime() + r.int(1, 20) * DAY : until.getTime() - r.int(1, 5) * 3_600_000;
    const about = { at: Math.min(at, until.getTime() - DAY / 24), until: until.getTime(), ends: told };
    return demoDelivery(r, "BDUS", tellingOf(row, cards.get(row.id) ?? []), { ...about, askedBy: row.modifiedBy });
  });
  // What was sent long ago is forgotten: see forget.ts of the way out.
  await loadDeliveries(
    db,
    made.map((one) => (one.delivery.state === "SUCCESS" ? { ...one, delivery: { ...one.delivery, body: null } } : one)),
  );
  for (const state of deliveryStates) {
    const ids = made.filter((one) => one.delivery.state === state).map((one) => one.delivery.subject);
    await releaseStates.set(db, ids, "PENDING");
    await releaseStates.set(db, ids, state);
  }
}
