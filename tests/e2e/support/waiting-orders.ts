import { orderParty } from "@linehaul/order/orders/order/parts/table";
import { orders } from "@linehaul/order/orders/order/table";
import type { SiteCode } from "@linehaul/schema/sites";
import type { Stack } from "@linehaul/stack/stack";
import { and, asc, eq, exists, inArray, isNotNull, sql } from "drizzle-orm";
import { inOrderDatabase } from "./order-database.ts";

/** Where every reviewer of the demo may review. */
const EVERYBODYS = "SG";

/**
 * Lets as many of a site's delivered orders wait for their customers, to a destination that each of its reviewers may review; and one be
 * overdue, which nobody else's is: what is passed then is that one.
 */
export const letWait = (stack: Stack, site: SiteCode, count: number): Promise<void> =>
  inOrderDatabase(stack, async (db) => {
    const hasOutlet = db
      .select({ one: sql`1` })
      .from(orderParty)
      .where(and(eq(orderParty.orderId, orders.id), eq(orderParty.role, "SENDER"), isNotNull(orderParty.cityCode)));
    // The oldest: outlets were told of newer ones.
    const found = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.site, site), eq(orders.orderStatus, "DELIVERED"), exists(hasOutlet)))
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(count + 1);
    const [overdue, ...silent] = found.map(({ id }) => id);
    if (overdue === undefined || silent.length < count) throw new Error(`${site} has too few orders`);
    const receiverCountry = EVERYBODYS;
    await db
      .update(orders)
      .set({ receiverCountry, orderStatus: "TO_CONTACT", auditStatus: "TO_CONTACT", waitingSince: sql`now()` })
      .where(inArray(orders.id, silent));
    const later = sql`now() + interval '1 day'`;
    await db.update(orders).set({ passAt: later }).where(isNotNull(orders.passAt));
    // Later than a reviewer who is on it is waited for (REV-04).
    const passAt = sql`now() - interval '11 minutes'`;
    await db
      .update(orders)
      .set({ receiverCountry, orderStatus: "TO_VERIFY", auditStatus: "NOT_REVIEWED", passAt, waitingSince: sql`now()` })
      .where(eq(orders.id, overdue));
  });
