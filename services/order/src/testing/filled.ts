import type { Filling } from "@linehaul/kit/testing/filling";
import type { DemoSize } from "../demo/order.ts";
import { seedOrder } from "../demo.ts";
import { order } from "../service.ts";

/** The service's database with the demo data of that size. */
export const filledOrder = (size: DemoSize): Filling => ({
  name: `order_${String(size.orders)}_${String(size.until.getTime())}`,
  migrations: order.migrations,
  fill: (db) => seedOrder(db, size),
});
/** What everything but orders begins with. */
export const withoutOrders = filledOrder({ orders: 0, until: new Date("2026-11-20T10:00:00Z") });
