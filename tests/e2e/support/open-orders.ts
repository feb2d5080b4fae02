import { setState } from "@linehaul/order/orders/order/lifecycle/testing/set-state";
import { orders } from "@linehaul/order/orders/order/table";
import type { SiteCode } from "@linehaul/schema/sites";
import type { Stack } from "@linehaul/stack/stack";
import { and, asc, eq } from "drizzle-orm";
import { inOrderDatabase } from "./order-database.ts";

/** The oldest delivered ones are others'. */
const OTHERS = 50;

/** Opens as many of a site's delivered orders as if nobody had looked at them yet, and one as if it were approved. */
export const letOpen = (stack: Stack, site: SiteCode, count: number): Promise<void> =>
  inOrderDatabase(stack, async (db) => {
    const found = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.site, site), eq(orders.orderStatus, "DELIVERED")))
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .offset(OTHERS)
      .limit(count + 1);
    const [approved, ...open] = found.map(({ id }) => id);
    if (approved === undefined || open.length < count) throw new Error(`${site} has too few orders`);
    await setState(db, [approved], "APPROVED");
    await setState(db, open, "TO_VERIFY");
  });
