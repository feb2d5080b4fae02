import type { Db } from "@linehaul/kit/database-type";
import { audit, outbox } from "@linehaul/kit/tables";
import { onEachDatabase, onPostgres } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { taskWrite } from "@linehaul/kit/testing/task-write";
import { delivery } from "@linehaul/kit/way-out/tables";
import { anyOf } from "@linehaul/kit/many";
import { and, count, eq, inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { orderControl, orderHistory } from "../parts/table.ts";
import { orders } from "../table.ts";
import { passDue } from "./auto-pass.ts";
import { setState } from "./testing/set-state.ts";

const make = demoOrders({ orders: 400, until: new Date("2026-11-20T10:00:00Z") });
// Whom nothing is left to.
const all = Array.from({ length: 400 }, (_, i) => ({ ...make(i), controls: [] }));
const ids = all.map(({ order }) => order.id);
const AGO = new Date(Date.now() - 60_000);
const AHEAD = new Date(Date.now() + 3_600_000);

async function pass(db: Db): Promise<number> {
  let passed = 0;
  const { signal } = new AbortController();
  await passDue({ write: taskWrite(db, new Date()), signal, tell: (_line, count = 0) => void (passed = count) });
  return passed;
}

onEachDatabase(released(service), (database) => {
  beforeAll(() => storeOrders(database().db, all));
  const rowsOf = (some: readonly string[]) => database().db.select().from(orders).where(anyOf(orders.id, some));

  test("REV-04 after an outage all that is due passes, once; what is not due, or somebody looked at, does not", async () => {
    const { db } = database();
    await setState(db, ids, "DELIVERED");
    const [due, early, seen] = [ids.slice(0, 120), ids.slice(120, 130), ids.slice(130, 140)];
    await setState(db, due, "TO_VERIFY", AGO);
    await setState(db, early, "TO_VERIFY", AHEAD);
    await setState(db, seen, "TO_CONTACT");
    expect(await Promise.all([pass(db), pass(db)])).toSatisfy((both: number[]) => both[0]! + both[1]! === 120);
    expect(await pass(db)).toBe(0);
    for (const row of await rowsOf(due))
      expect(row).toMatchObject({
        orderStatus: "APPROVED",
        auditStatus: "AUTO_PASSED",
        passAt: null,
        version: expect.any(Number),
      });
    expect((await rowsOf(early)).map(({ auditStatus }) => auditStatus)).toEqual(early.map(() => "NOT_REVIEWED"));
    expect((await rowsOf(seen)).map(({ auditStatus }) => auditStatus)).toEqual(seen.map(() => "TO_CONTACT"));

    const told = await db
      .select()
      .from(orderHistory)
      .where(and(anyOf(orderHistory.orderId, due), eq(orderHistory.actor, "clock")));
    expect(told.map(({ event }) => event)).toEqual(due.map(() => "AUTO_PASSED"));
    const events = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.type, "order.autoPassed"), inArray(outbox.subject, due)));
    expect(events).toHaveLength(due.length);
    const [trail] = await db
      .select({ rows: count() })
      .from(audit)
      .where(and(eq(audit.type, "order.autoPassed"), inArray(audit.subject, due)));
    expect(trail?.rows).toBe(due.length);
    // The customs system is told of what passed (ORD-09).
    const pushed = await db
      .select()
      .from(delivery)
      .where(and(eq(delivery.system, "CUSTOMS"), anyOf(delivery.subject, due)));
    expect(pushed.map(({ kind, askedBy }) => [kind, askedBy])).toEqual(due.map(() => ["DECLARE", "clock"]));
  });
});

onEachDatabase(released(service), (database) => {
  beforeAll(() => storeOrders(database().db, all.slice(0, 3)));

  test("SYS-08 what a control leaves to a reviewer does not pass by itself, however long it waits; a warning stops nothing", async () => {
    const { db } = database();
    const [held, warned, free] = ids.slice(0, 3) as [string, string, string];
    await setState(db, ids.slice(0, 3), "TO_VERIFY", AGO);
    const own = { site: "MY" as const, no: 1, controlCode: "DRONES", lineNo: 1, found: "drone" };
    await db.insert(orderControl).values([
      { ...own, orderId: held, effect: "REVIEW" },
      { ...own, orderId: warned, effect: "WARN" },
    ]);
    expect(await pass(db)).toBe(2);
    const rows = await db
      .select()
      .from(orders)
      .where(anyOf(orders.id, ids.slice(0, 3)));
    expect(new Map(rows.map(({ id, auditStatus }) => [id, auditStatus]))).toEqual(
      new Map([
        [held, "NOT_REVIEWED"],
        [warned, "AUTO_PASSED"],
        [free, "AUTO_PASSED"],
      ]),
    );
  });
});

onPostgres(released(service), (database) => {
  beforeAll(() => storeOrders(database().db, all));

  test("REV-04 what somebody is about to decide is left to him", async () => {
    const { db } = database();
    const [id] = ids.slice(200, 201) as [string];
    await setState(db, ids, "DELIVERED");
    await setState(db, [id], "TO_VERIFY", AGO);
    await db.transaction(async (tx) => {
      await tx.select().from(orders).where(eq(orders.id, id)).for("no key update");
      expect(await pass(db)).toBe(0);
    });
    expect(await pass(db)).toBe(1);
  });
});
