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

const NOW = new Date("2026-11-20T18:30:00Z");
const make = demoOrders({ orders: 300, until: NOW });
const all = Array.from({ length: 300 }, (_, i) => make(i));

onEachDatabase(released(service), (database: () => OpenDatabase) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    app = await testService({ ...service, database: database(), now: () => NOW, scopeOf: { none: NO_ROWS } });
  });
  afterAll(() => app.close());
  const count = (days: number, timeZone: string, scope = "all") =>
    result(app, orderRoutes.countByDay, { body: { days, timeZone } }, { caller: { site: "MY", scope } });

  test.each(["Asia/Kuala_Lumpur", "America/New_York"])("counts the days of %s, empty ones too", async (zone) => {
    const counted = await count(92, zone);
    const dayOf = (at: Date) => formatDay(at, zone).replaceAll("/", "-");
    expect(counted.at(-1)?.day).toBe(dayOf(NOW));
    expect(counted.map((c) => c.day)).toEqual([...new Set(counted.map((c) => c.day))].sort());
    const mine = all.map(({ order }) => order).filter((order) => order.site === "MY");
    for (const { day, count: n } of counted) expect(n).toBe(mine.filter((o) => dayOf(o.createdAt) === day).length);
  });
  test("PERM-02 rows outside the scope are not counted", async () => {
    expect((await count(92, "UTC", "none")).every((c) => c.count === 0)).toBe(true);
  });
  test("a zone that is none is refused at its field", async () => {
    const asked = await ask(app, orderRoutes.countByDay, { body: { days: 3, timeZone: "Mars/Base" } });
    expect([asked.status, asked.fields?.map((f) => f.path)]).toEqual([400, [["timeZone"]]]);
  });
});
