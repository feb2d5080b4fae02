import type { OpenDatabase } from "@linehaul/kit/database";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { NO_ROWS } from "@linehaul/schema/scope";
import { formatDay } from "@linehaul/schema/time";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";

/** In Malaysia the next month has begun. */
const NOW = new Date("2026-10-31T18:30:00Z");
const make = demoOrders({ orders: 300, until: NOW });
const all = Array.from({ length: 300 }, (_, i) => make(i));
const mine = all.map(({ order }) => order).filter(({ site }) => site === "MY");
/** Who placed the most. */
const [busiest = ""] =
  [...Map.groupBy(mine, ({ customerCode }) => customerCode)].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];

onEachDatabase(released(service), (database: () => OpenDatabase) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    app = await testService({ ...service, database: database(), now: () => NOW, scopeOf: { none: NO_ROWS } });
  });
  afterAll(() => app.close());
  const count = (timeZone: string, more: { site?: "MY" | "VN"; scope?: string; months?: number } = {}) => {
    const { site = "MY", scope = "all", months = 13 } = more;
    return result(
      app,
      orderRoutes.countByMonth,
      { body: { customerCode: busiest, months, timeZone } },
      { caller: { site, scope } },
    );
  };

  test.each([
    ["Asia/Kuala_Lumpur", "2025-11", "2026-11"],
    ["America/New_York", "2025-10", "2026-10"],
  ])("CUS-19 a customer's orders by the months of %s, empty ones too", async (zone, first, last) => {
    const counted = await count(zone);
    expect([counted.length, counted[0]?.month, counted.at(-1)?.month]).toEqual([13, first, last]);
    const monthOf = (at: Date) => formatDay(at, zone).slice(0, 7).replace("/", "-");
    const his = mine.filter(({ customerCode }) => customerCode === busiest);
    expect(his.length).toBeGreaterThan(3);
    for (const { month, count: n, cancelled } of counted) {
      const then = his.filter(({ createdAt }) => monthOf(createdAt) === month);
      expect([n, cancelled]).toEqual([then.length, then.filter((o) => o.orderStatus === "CANCELLED").length]);
    }
  });
  test("PERM-02 neither rows outside the scope nor those of another site are counted", async () => {
    for (const more of [{ scope: "none" }, { site: "VN" }] as const)
      expect((await count("UTC", more)).every((c) => c.count === 0)).toBe(true);
  });
  test("more than thirteen months, and a zone that is none, are refused at their field", async () => {
    const body = { customerCode: busiest, months: 14, timeZone: "Mars/Base" };
    const asked = await ask(app, orderRoutes.countByMonth, { body });
    expect([asked.status, asked.fields?.map((f) => f.path)]).toEqual([400, [["months"], ["timeZone"]]]);
  });
});
