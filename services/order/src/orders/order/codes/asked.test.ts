import { onSharedDatabase } from "@linehaul/kit/testing/database";
import { result, testService } from "@linehaul/kit/testing/service";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bringBaseData } from "../../../base-data/shipped.ts";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";

const make = demoOrders({ orders: 200, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 200 }, (_, n) => make(n));

onSharedDatabase(service.migrations, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await bringBaseData(database().db, new Date("2026-01-01T00:00:00Z"));
    await storeOrders(database().db, all);
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());

  const found = async (filter: { product?: string[]; serviceName?: string[] }) => {
    const body = { pageSize: 200, filter };
    const { data } = await result(app, orderRoutes.pageQuery, { body }, { caller: { site: "MY" } });
    return data.map(({ id }) => id).sort();
  };
  const having = (...codes: string[]) =>
    all
      .filter(({ order: o }) => o.site === "MY" && codes.includes(o.productCode ?? ""))
      .map(({ order: o }) => o.id)
      .sort();

  test("ORD-01 SYS-08 orders are found by their products' codes, and by the English names of before, which stand for codes", async () => {
    expect(having("INTL_EXPRESS").length).toBeGreaterThan(0);
    expect(await found({ product: ["INTL_EXPRESS"] })).toEqual(having("INTL_EXPRESS"));
    expect(await found({ serviceName: ["International Express"] })).toEqual(having("INTL_EXPRESS"));
    expect(await found({ product: ["INTL_ECONOMY"], serviceName: ["E-commerce Express"] })).toEqual(
      having("INTL_ECONOMY", "ECOMMERCE_EXPRESS"),
    );
    expect(await found({ serviceName: ["Pigeon"] })).toEqual([]);
  });
});
