import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { taskWrite } from "@linehaul/kit/testing/task-write";
import { testService } from "@linehaul/kit/testing/service";
import { scheduledTask } from "@linehaul/kit/jobs/tables";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customerCopy } from "../customers/customer/table.ts";
import { seedOrder } from "../demo.ts";
import { orders } from "../orders/order/table.ts";
import { order as service } from "../service.ts";
import { placeDemoOrders, placeOne } from "./go-on.ts";

const until = new Date("2026-11-20T10:00:00Z");
const TURNS = 30;

onEachDatabase(released(service), (database) => {
  test("REV-04 a demo goes on: each ten minutes an order of a customer who may order waits to be verified", async () => {
    const { db } = database();
    await seedOrder(db, { orders: 200, until });
    const begun = new Set((await db.select({ id: orders.id }).from(orders)).map(({ id }) => id));
    const told: (number | undefined)[] = [];
    for (let n = 1; n <= TURNS; n += 1) {
      const now = new Date(until.getTime() + n * 600_000);
      await placeOne({ write: taskWrite(db, now), now, tell: (_line, count) => void told.push(count) });
    }
    expect(told).toEqual(Array.from({ length: TURNS }, () => 1));
    const placed = (await db.select().from(orders)).filter(({ id }) => !begun.has(id));
    expect(placed).toHaveLength(TURNS);
    expect(new Set(placed.map(({ site }) => site)).size).toBe(3);
    for (const { orderStatus, passAt, createdAt } of placed) {
      expect(orderStatus).toBe("TO_VERIFY");
      expect(passAt?.getTime()).toBeGreaterThan(createdAt.getTime());
    }
  });

  test("REV-04 where no customer may order none is placed, and nobody fails", async () => {
    const { db } = database();
    const before = await db.$count(orders);
    await db.update(customerCopy).set({ status: "UNUSABLE" });
    const now = new Date(until.getTime() + 86_400_000);
    const told: (number | undefined)[] = [];
    await placeOne({ write: taskWrite(db, now), now, tell: (_line, count) => void told.push(count) });
    expect([told, await db.$count(orders)]).toEqual([[0], before]);
  });

  test("SEC-07 a service that is not told that it is a demo knows nothing of it", async () => {
    const { db } = database();
    const app = await testService({ ...service, database: database() });
    await app.close();
    expect(await db.$count(scheduledTask, eq(scheduledTask.name, placeDemoOrders.name))).toBe(0);
  });
});
