import type { Db } from "@linehaul/kit/database-type";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import { holidayRoutes } from "@linehaul/schema/base-data/holiday/routes";
import { workTimeRoutes } from "@linehaul/schema/base-data/work-time/routes";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders as storeDemo } from "../../../demo.ts";
import { asNewOrder } from "../../../demo/new-orders.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { filledOrder } from "../../../testing/filled.ts";
import { orders } from "../table.ts";
import { storeOrders } from "../writing/store.ts";
import { takeStep } from "./take-step.ts";
import { setState } from "./testing/set-state.ts";

/** Friday 20 November 2026, 16:00 in Kuala Lumpur. */
const at = new Date("2026-11-20T08:00:00Z");
const make = demoOrders({ orders: 60, until: at });
const all = Array.from({ length: 60 }, (_, i) => make(i));
const [asked] = all.filter(({ order }) => order.site === "MY").map(asNewOrder);
let made = 0;

/** When an order that is placed now passes by itself. */
async function placed(db: Db): Promise<string | undefined> {
  if (asked === undefined) throw new Error("the demo has no order of MY");
  const order = { ...asked, customerOrderNo: `HOURS-${++made}`, agentWayBillNo: null, parcelNum: 1 };
  const writer = { site: "MY", userName: "clerk.my", scope: EVERY_ROW, at } as const;
  const [stored] = await db.transaction((tx) => storeOrders(tx, () => undefined, [order], { writer }));
  return passAtOf(db, stored?.id ?? "");
}
async function passAtOf(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ passAt: orders.passAt }).from(orders).where(eq(orders.id, id));
  return row?.passAt?.toISOString();
}

onEachDatabase(filledOrder({ orders: 0, until: at }), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const { db } = database();
    await storeDemo(db, all);
    app = await testService({ ...service, database: database(), now: () => at });
  });
  afterAll(() => app.close());

  const days = (day: string, worksAs: "DAY_OFF" | "MON") => ({
    countryCode: "MY",
    region: "",
    firstDay: day,
    lastDay: day,
    worksAs,
    purposes: ["REVIEW" as const],
    nameEn: "Test day",
    nameZhCn: "测试日",
    nameZhHk: "測試日",
  });

  test("REV-04 a new order passes after 24 hours of reviews: hours, a day off and a make-up day each move it; what waits already stays", async () => {
    const { db } = database();
    const create = { button: "HOLIDAY.CREATE" } as const;
    // The demo's hours of reviews are out of use: by the clock.
    expect(await placed(db)).toBe("2026-11-21T08:00:00.000Z");
    const { data } = await result(app, workTimeRoutes.pageQuery, { body: { pageSize: 50 } });
    const review = data.find(({ purpose }) => purpose === "REVIEW");
    if (review === undefined) throw new Error("the demo has no hours of reviews");
    const { id, version, countryCode, purpose, region, timeZone } = review;
    const spans = ["MON", "TUE", "WED", "THU", "FRI"].map((day) => `${day} 09:00-18:00`);
    await result(app, workTimeRoutes.save, { body: { id, version, countryCode, purpose, region, timeZone, spans } });
    await result(app, workTimeRoutes.enable, { params: { id } });
    // 2 h on Friday, 9 on Monday and Tuesday each, 4 on Wednesday.
    const before = await placed(db);
    expect(before).toBe("2026-11-25T05:00:00.000Z");
    const off = await result(app, holidayRoutes.save, { body: days("2026-11-23", "DAY_OFF") }, create);
    expect(await placed(db)).toBe("2026-11-26T05:00:00.000Z");
    await result(app, holidayRoutes.save, { body: days("2026-11-21", "MON") }, create);
    expect(await placed(db)).toBe("2026-11-25T05:00:00.000Z");
    await result(app, holidayRoutes.delete, { params: { id: off.id } });
    expect(await placed(db)).toBe("2026-11-24T05:00:00.000Z");
    await result(app, workTimeRoutes.disable, { params: { id } });
    expect(await placed(db)).toBe("2026-11-21T08:00:00.000Z");
    await result(app, workTimeRoutes.enable, { params: { id } });
  });

  test("REV-04 back in the queue an order goes by the hours of its own site, one of another site by the clock", async () => {
    const { db } = database();
    for (const [site, due] of [
      ["MY", "2026-11-24T05:00:00.000Z"],
      ["ID", "2026-11-21T08:00:00.000Z"],
    ] as const) {
      const [row] = await db.select().from(orders).where(eq(orders.site, site)).limit(1);
      if (row === undefined) throw new Error("the demo has orders of every site");
      await setState(db, [row.id], "TO_CONTACT");
      const held = await db.select().from(orders).where(eq(orders.id, row.id));
      await db.transaction((tx) => takeStep(tx, held, { step: "BACK", actor: "rina", at }));
      expect(await passAtOf(db, row.id)).toBe(due);
    }
  });
});
