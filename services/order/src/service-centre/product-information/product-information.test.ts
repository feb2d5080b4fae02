import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { productInfoRoutes as routes } from "@linehaul/schema/service-centre/product-information";
import { SITE_CODES, SITES } from "@linehaul/schema/sites";
import { NO_ROWS } from "@linehaul/schema/scope";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedOrder } from "../../demo.ts";
import { orders } from "../../orders/order/table.ts";
import { orderService } from "../../orders/order/parts/table.ts";
import { order as service } from "../../service.ts";
import { PRODUCTS } from "../../base-data/product/products.ts";
import { product } from "../../base-data/product/table.ts";
import { productFlow } from "../../base-data/product-flow/table.ts";

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await seedOrder(database().db, { orders: 20, until: new Date("2026-11-20T10:00:00Z") });
    app = await testService({ ...service, database: database(), scopeOf: { none: NO_ROWS } });
  });
  afterAll(() => app.close());
  const page = (filter: object = {}, caller: object = {}) =>
    result(app, routes.pageQuery, { body: { pageSize: 50, filter } }, { caller });

  test("PRODUCT the products are those that orders are sent by, and so are the add-on services", async () => {
    const { data } = await page();
    const names = data.map((p) => p.nameI18n.en);
    expect(names).toEqual(PRODUCTS.map((p) => p.nameEn));
    const { db } = database();
    const sent = await db.selectDistinct({ name: orders.serviceName }).from(orders);
    for (const { name } of sent) expect(names).toContain(name);
    const known = new Set([...names, ...data.flatMap((p) => p.services.map((s) => s.nameI18n.en))]);
    const charged = await db.selectDistinct({ name: orderService.serviceName }).from(orderService);
    for (const { name } of charged) expect(known).toContain(name);
  });

  test("ORD-14 a product as a reader sees it, with the site's lanes, fees and currency, in three languages", async () => {
    for (const site of SITE_CODES) {
      const { data } = await page({}, { site });
      expect(data.length).toBeGreaterThan(3);
      for (const p of data) {
        expect(p.lanes.length).toBeGreaterThan(1);
        for (const lane of p.lanes) {
          expect(lane.fromCountry).toBe(SITES[site].country);
          expect(lane.agingMin).toBeLessThanOrEqual(lane.agingMax);
          expect(p.agingMin <= lane.agingMin && lane.agingMax <= p.agingMax).toBe(true);
          expect(Number(lane.maxWeight)).toBeLessThanOrEqual(Number(p.maxWeight));
        }
        for (const s of p.services) expect(s.feeCurrency).toBe(SITES[site].currency);
        for (const text of [p.nameI18n, p.helpI18n, ...p.services.map((s) => s.helpI18n)])
          expect(new Set(Object.values(text)).size).toBe(3);
        expect([p.payMethods, p.pickupWays].every((some) => some.length > 0)).toBe(true);
        const asked = await ask(app, routes.getProdInfo, { params: { id: p.id } }, { caller: { site } });
        expect(asked.result).toEqual(p);
      }
    }
  });

  test("PRODUCT is found by its name and by where it goes; what has no lane there is not", async () => {
    expect((await page({ keyword: "特惠" })).data.map((p) => p.code)).toEqual(["INTL_ECONOMY"]);
    const to = async (toCountry: string) => (await page({ toCountry })).data.map((p) => p.code);
    expect(await to("SG")).toHaveLength(4);
    // Everywhere else: by the lane that names no country.
    expect(await to("BR")).toEqual(["INTL_EXPRESS", "HEAVY_FREIGHT"]);
  });

  test("PRODUCT_FLOW what is out of use, over or to come is not shown: a product without a lane is not offered", async () => {
    const { db } = database();
    const heavy = and(eq(productFlow.site, "VN"), eq(productFlow.productCode, "HEAVY_FREIGHT"));
    const codes = async () => (await page({}, { site: "VN" })).data.map((p) => p.code);
    for (const gone of [
      { status: "DISABLED" as const },
      { status: "ENABLED" as const, validTo: "2025-12-31" },
      { validFrom: "2999-01-01", validTo: null },
    ]) {
      await db.update(productFlow).set(gone).where(heavy);
      expect(await codes()).not.toContain("HEAVY_FREIGHT");
    }
    await db.update(productFlow).set({ validFrom: "2025-01-01" }).where(heavy);
    expect(await codes()).toContain("HEAVY_FREIGHT");
  });

  test("PERM-02 a product that the site does not offer is not there, nor any for whom no data group opens the site", async () => {
    const { db } = database();
    const [row] = await db.select().from(product).where(eq(product.code, "HEAVY_FREIGHT"));
    const id = row?.id ?? "";
    expect((await page({}, { scope: "none" })).data).toEqual([]);
    const asked = await ask(app, routes.getProdInfo, { params: { id } }, { caller: { scope: "none" } });
    expect(asked.code).toBe(SERVICE_CODES.notFound);
  });

  test("reference data: every product's name", async () => {
    expect((await result(app, routes.names, {})).map((p) => p.code)).toContain("ECOMMERCE_EXPRESS");
  });
});
