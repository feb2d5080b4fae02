// Places orders in a database of the bench, so many a second, in a process of its own: what asks pages is not held up by what makes orders.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { seedOrder } from "@linehaul/order/demo";
import { asNewOrder } from "@linehaul/order/demo/new-orders";
import { demoOrders } from "@linehaul/order/demo/order";
import { customerCopy } from "@linehaul/order/customers/customer/table";
import { storeOrders } from "@linehaul/order/orders/order/writing/store";
import { writeOnce } from "@linehaul/kit/write";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { EVERYTHING } from "./questions.ts";

/** Connections that write, and writes at once. */
const AT_ONCE = 8;
const [url = "", a = "", b = ""] = process.argv.slice(2);
const [rate, count] = [Number(a), Number(b)];
const now = new Date();
const pool = new pg.Pool({ connectionString: url, max: AT_ONCE });
const db = drizzle({ client: pool });
const caller = { aud: "order", user: "bench", userName: "bench", role: "BENCH", site: "MY", button: "SELF" } as const;
const writer = { site: "MY", userName: "bench", scope: EVERYTHING, at: now } as const;

await seedOrder(db, { orders: 0, until: now });
await db.update(customerCopy).set({ status: "USABLE" });
const make = demoOrders({ orders: count * 3, until: now });
const placed = Array.from({ length: count * 3 }, (_, n) => make(n))
  .filter(({ order }) => order.site === "MY")
  .slice(0, count)
  .map(asNewOrder)
  .map((order) => ({ ...order, customerOrderNo: `COMING-${randomUUID()}`, agentWayBillNo: null }));

/** Orders of one write, as a sheet or another system brings some at a time. */
const TOGETHER = 10;
const sheets = Array.from({ length: Math.ceil(placed.length / TOGETHER) }, (_, n) =>
  placed.slice(n * TOGETHER, (n + 1) * TOGETHER),
);

/** By the way of every order that comes from outside: looked at, numbered, stored with its parts, told of and recorded. */
const place = (sheet: typeof placed): Promise<unknown> =>
  writeOnce(db, { caller, route: "bench", traceId: "0".repeat(32), at: new Date() }, (tx, emit) =>
    storeOrders(tx, emit, sheet, { writer }),
  );

process.send?.("ready");
await once(process, "message");
const started = performance.now();
let [next, late] = [0, 0];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let n = next++; n < sheets.length; n = next++) {
      const due = started + (n * TOGETHER * 1000) / rate;
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      else late = Math.max(late, -wait);
      await place(sheets[n] ?? []);
    }
  }),
);
process.send?.({ placed: placed.length, seconds: (performance.now() - started) / 1000, late });
await pool.end();
process.disconnect?.();
