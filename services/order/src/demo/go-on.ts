import type { ScheduledTask, TaskWork } from "@linehaul/kit/jobs/task";
import { orderProblems } from "@linehaul/schema/orders/order/new-order-rules";
import type { RowScope } from "@linehaul/schema/scope";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { type KnownMeans, orderMeans } from "../orders/order/means.ts";
import { knownProblems } from "../orders/order/writing/known.ts";
import { storeOrders } from "../orders/order/writing/store.ts";
import { asNewOrder } from "./new-orders.ts";
import { demoOrders } from "./order.ts";

const EVERY_MINUTES = 10;
/** Orders that are looked at, for customers may be out of use and numbers taken. */
const CANDIDATES = 20;
const ALL: RowScope = { sites: [...SITE_CODES], countries: null, orgs: null, customers: null };

/** The orders that could be placed at an instant: later than any of a demo of fewer than some millions. */
function candidates(now: Date) {
  const first = Math.floor(now.getTime() / (EVERY_MINUTES * 60_000)) * CANDIDATES;
  const make = demoOrders({ orders: first + CANDIDATES, until: now });
  return Array.from({ length: CANDIDATES }, (_, n) => make(first + n));
}

/** Places the first order of this moment that could have come: for its customer, by the rules of any that comes from outside. */
export async function placeOne({ write, now, tell }: Pick<TaskWork, "write" | "now" | "tell">): Promise<void> {
  const placed = await write(async (tx, emit, { askedBy: userName }) => {
    const bySite = new Map<SiteCode, KnownMeans>();
    const coming = candidates(now);
    const customers = coming.map(({ order }) => order.customerCode);
    for (const parts of coming) {
      const order = asNewOrder(parts);
      const writer = { site: parts.order.site, userName, scope: ALL, at: now };
      const means = bySite.get(writer.site) ?? (await orderMeans(tx, { ...writer, customers }));
      bySite.set(writer.site, means);
      const [known = []] = await knownProblems(tx, writer, [order]);
      if (known.length + orderProblems(order, means).length > 0) continue;
      return storeOrders(tx, emit, [order], { writer, source: parts.order.sourceSystem });
    }
    return [];
  });
  tell("CHANGED", placed.length);
}

/** What waits for its review would all have passed by tomorrow: the demo goes on. */
export const placeDemoOrders: ScheduledTask = {
  name: "PLACE_DEMO_ORDERS",
  cron: `*/${String(EVERY_MINUTES)} * * * *`,
  run: placeOne,
  ofDemo: true,
};
