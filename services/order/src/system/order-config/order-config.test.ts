import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { OrderParameter, orderConfigRoutes as routes } from "@linehaul/schema/system/order-config";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderMeans } from "../../orders/order/means.ts";
import { order as service } from "../../service.ts";
import { orderConfig } from "./table.ts";

const OF = { site: "MY", at: new Date("2026-11-20T10:00:00Z") } as const;

const at = new Date("2026-11-20T10:00:00Z");

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());

  const set = (key: string, value: unknown) =>
    database()
      .db.insert(orderConfig)
      .values({ key, value, modifiedBy: "admin", modifiedAt: at })
      .onConflictDoUpdate({ target: orderConfig.key, set: { value } });

  test("ORD-02 a parameter that nobody has set is its default, and every default keeps its own rules", async () => {
    for (const key of OrderParameter.options)
      expect(await result(app, routes.get, { params: { key } })).toMatchObject({ key });
    expect((await orderMeans(database().db, OF)).goodsTypes).toBe(50);
  });

  test("ORD-02 the next write goes by what was set", async () => {
    await set("order.goodsTypes", 3);
    expect(await result(app, routes.get, { params: { key: "order.goodsTypes" } })).toMatchObject({ value: "3" });
    expect((await orderMeans(database().db, OF)).goodsTypes).toBe(3);
  });

  test("ORD-02 a value that its rules don't take counts for nothing", async () => {
    await set("order.goodsTypes", "many");
    expect((await orderMeans(database().db, OF)).goodsTypes).toBe(50);
  });

  test("an unknown key is a mistake at its field", async () => {
    const asked = await app.inject({ method: "GET", url: "/config/get/order.secret" });
    expect(asked.statusCode).toBe(401);
    expect(
      await ask(app, { ...routes.get, path: "/config/get/order.secret" }, { params: { key: "order.units" } }),
    ).toMatchObject({
      code: SERVICE_CODES.invalid,
    });
  });

  test("ORD-03 rates and countries come from base data in use", async () => {
    const means = await orderMeans(database().db, OF);
    expect([means.rateToCny("USD"), means.rateToCny("XXX"), means.isCountry("MY"), means.isCountry("ZZ")]).toEqual([
      "7.1186",
      null,
      true,
      false,
    ]);
    expect([means.phoneCode("MY"), means.isUnit("PCS"), means.product("Heavy Freight")?.code]).toEqual([
      "60",
      true,
      "HEAVY_FREIGHT",
    ]);
  });
});
