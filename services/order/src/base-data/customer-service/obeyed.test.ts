import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import {
  type CustomerServiceInput,
  customerServiceRoutes as routes,
} from "@linehaul/schema/base-data/customer-service";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { workTimeRoutes } from "@linehaul/schema/base-data/work-time/routes";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "../../orders/order/table.ts";
import { order as service } from "../../service.ts";
import { filledOrder } from "../../testing/filled.ts";
import { workTime } from "../work-time/table.ts";
import { customerService } from "./table.ts";

/** Friday, 18:00 in Kuala Lumpur. */
const NOW = new Date("2026-11-20T10:00:00Z");
const own = {
  countryCode: "MY",
  area: "",
  phone: "+60 3-2770 8100",
  email: "care@linehaul.example",
  nameEn: "Malaysia",
  nameZhCn: "马来西亚",
  nameZhHk: "馬來西亞",
};

onEachDatabase(filledOrder({ orders: 40, until: NOW }), (database) => {
  let app: FastifyInstance;
  let id = "";
  let area = "";
  beforeAll(async () => {
    const { db } = database();
    await db.delete(customerService);
    app = await testService({ ...service, database: database(), now: () => NOW });
    const fromHere = and(eq(orders.site, "MY"), eq(orders.senderCountry, "MY"));
    const [order] = await db.select({ id: orders.id }).from(orders).where(fromHere).limit(1);
    id = order!.id;
    area = (await detail()).sender.regionLevels[0]!;
  });
  afterAll(() => app.close());

  const detail = async () => (await result(app, orderRoutes.detail, { body: { id } }))!.detail;
  const called = async () => (await detail()).whomToCall;
  const save = async (body: CustomerServiceInput) => {
    const button = body.id === undefined ? "CUSTOMER_SERVICE.CREATE" : "CUSTOMER_SERVICE.EDIT";
    return (await ask(app, routes.save, { body }, { button })).result!;
  };

  test("SYS-07 an order names whom to call: the country's, closer the area's; a changed row changes the answer, one that is gone too", async () => {
    expect(await called()).toBeNull();
    const country = await save(own);
    expect(await called()).toMatchObject({
      area: "",
      phone: own.phone,
      email: own.email,
      nameI18n: { en: "Malaysia" },
    });
    const closer = await save({ ...own, area: area.toUpperCase(), phone: "+60 4-641 8800", nameEn: "The area" });
    expect(await called()).toMatchObject({ phone: "+60 4-641 8800", nameI18n: { en: "The area" } });
    await save({ ...own, id: closer.id, version: closer.version, area: "Elsewhere" });
    expect(await called()).toMatchObject({ area: "", phone: own.phone });
    await save({ ...own, id: country.id, version: country.version, phone: "+60 3-1111 2222" });
    expect(await called()).toMatchObject({ phone: "+60 3-1111 2222" });
    const [many] = await result(app, orderRoutes.details, { body: { ids: [id] } });
    expect(many?.whomToCall).toEqual(await called());
    await ask(app, routes.delete, { params: { id: country.id } });
    expect(await called()).toBeNull();
  });

  test("SYS-07 contacts of another site are not those of its orders", async () => {
    await database().db.delete(customerService);
    const elsewhere = { button: "CUSTOMER_SERVICE.CREATE", caller: { site: "VN" } } as const;
    await ask(app, routes.save, { body: own }, elsewhere);
    expect(await called()).toBeNull();
  });

  test("SYS-07 whether it answers is what the site's hours of customer service say, changed with them", async () => {
    const { db } = database();
    await db.delete(customerService);
    await save(own);
    const open = () => result(app, routes.openNow, {});
    const hours = { countryCode: "MY", purpose: "CUSTOMER_SERVICE", isOpen: true, opensAt: NOW.toISOString() };
    // Until one in the morning.
    expect((await called())?.hours).toEqual({ ...hours, closesAt: "2026-11-20T17:00:00.000Z" });
    expect(await open()).toEqual([(await called())?.hours]);

    const ofCalls = and(
      eq(workTime.site, "MY"),
      eq(workTime.countryCode, "MY"),
      eq(workTime.purpose, "CUSTOMER_SERVICE"),
    );
    const [row] = await db.select().from(workTime).where(ofCalls);
    const week = { countryCode: "MY", purpose: "CUSTOMER_SERVICE" as const, region: "", timeZone: "Asia/Kuala_Lumpur" };
    const body = { ...week, spans: ["SAT 09:00-12:00"], id: row!.id, version: row!.version };
    await result(app, workTimeRoutes.save, { body });
    const closed = { isOpen: false, opensAt: "2026-11-21T01:00:00.000Z", closesAt: null };
    expect((await called())?.hours).toMatchObject(closed);
    await result(app, workTimeRoutes.disable, { params: { id: row!.id } });
    expect((await called())?.hours).toBeNull();
    expect(await open()).toEqual([]);
  });
});
