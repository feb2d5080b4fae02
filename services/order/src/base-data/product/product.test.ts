import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { addServiceRoutes } from "@linehaul/schema/base-data/add-service";
import { cargoTypeRoutes } from "@linehaul/schema/base-data/cargo-type";
import {
  type Product,
  type SavedProduct,
  productRoutes as routes,
  productSorts as sorts,
} from "@linehaul/schema/base-data/product";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { SiteCode } from "@linehaul/schema/sites";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderMeans } from "../../orders/order/means.ts";
import { order as service } from "../../service.ts";
import { seedProductFees } from "../../service-centre/product-information/demo.ts";
import { seedProductFlows } from "../product-flow/demo.ts";
import { addService } from "../add-service/table.ts";
import { CARGO_TYPES } from "../cargo-type/cargo-types.ts";
import { cargoType } from "../cargo-type/table.ts";
import { PRODUCTS } from "./products.ts";
import { product } from "./table.ts";

const OF = { site: "MY", at: new Date("2026-11-20T10:00:00Z") } as const;

let made = 0;
const fresh = (): SavedProduct => ({
  code: `TEST_${++made}`,
  nameEn: `Test ${made}`,
  nameZhCn: "测试",
  nameZhHk: "測試",
  helpEn: "For tests.",
  helpZhCn: "测试用",
  helpZhHk: "測試用",
  cargoTypes: ["PARCEL"],
  minWeight: "0.50",
  maxWeight: "30.00",
  maxParcelWeight: "10.00",
  maxLength: 120,
  maxGirth: 300,
  volumeDivisor: 5000,
  payMethods: ["SENDER"],
  taxPayMethods: ["SENDER"],
  pickupWays: ["COURIER"],
  sort: 900 + made,
});

onEachDatabase(released(service), (database) => {
  keepsToCatalogue<SavedProduct, Product, keyof typeof sorts>(database, service, {
    fresh,
    unique: "code",
    keeps: true,
    sorts,
    view: "PRODUCT.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { button: "PRODUCT.CREATE", ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "PRODUCT.EDIT", ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, more),
  });

  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());
  const create = (bad: object) => ask(app, routes.save, { body: { ...fresh(), ...bad } }, { button: "PRODUCT.CREATE" });

  test("SEC-07 the products of the release are there, with cargo types that are in use", async () => {
    const { data } = await result(app, routes.pageQuery, { body: { pageSize: 50, sort: "SORT_ASC" } });
    expect(data.slice(0, PRODUCTS.length).map((c) => c.code)).toEqual(PRODUCTS.map((c) => c.code));
    const types: readonly string[] = CARGO_TYPES.map((c) => c.code);
    for (const one of PRODUCTS.flatMap((p) => p.cargoTypes)) expect(types).toContain(one);
  });
  test("PRODUCT what is chosen stands once, in its own order, and products are found by what they take", async () => {
    const own = { ...fresh(), cargoTypes: ["FRESH", "PARCEL", "FRESH"], payMethods: ["RECEIVER", "SENDER"] };
    expect((await create(own)).result).toMatchObject({
      cargoTypes: ["PARCEL", "FRESH"],
      payMethods: ["SENDER", "RECEIVER"],
    });
    const found = async (type: string) => {
      const body = { pageSize: 50, filter: { keyword: own.code, cargoType: type } };
      return (await result(app, routes.pageQuery, { body })).data.length;
    };
    expect([await found("FRESH"), await found("BATTERY")]).toEqual([1, 0]);
  });
  test("PRODUCT a cargo type out of use is refused to a new product; one that had it keeps it", async () => {
    const had = (await create({ cargoTypes: ["LIQUID", "PARCEL"] })).result;
    const liquid = eq(cargoType.code, "LIQUID");
    await database().db.update(cargoType).set({ status: "DISABLED" }).where(liquid);
    const problem = { path: ["cargoTypes"], key: "cargoType.unknown", params: { code: "LIQUID" } };
    expect(await create({ cargoTypes: ["LIQUID"] })).toMatchObject({ code: SERVICE_CODES.invalid, fields: [problem] });
    const { id, version, code } = had ?? { id: "", version: 0, code: "" };
    const body = { ...fresh(), code, id, version, cargoTypes: ["LIQUID", "PARCEL"] };
    expect((await ask(app, routes.save, { body }, { button: "PRODUCT.EDIT" })).result).toMatchObject({
      cargoTypes: ["PARCEL", "LIQUID"],
    });
    await database().db.update(cargoType).set({ status: "ENABLED" }).where(liquid);
  });
  test("PRODUCT a new order takes no product that is out of use, from the next write on, and takes it again when it is back", async () => {
    const { db } = database();
    const taken = async () => (await orderMeans(db, OF)).product("Heavy Freight") !== null;
    const [row] = await db.select().from(product).where(eq(product.code, "HEAVY_FREIGHT"));
    const params = { id: row?.id ?? "" };
    expect(await taken()).toBe(true);
    await result(app, routes.disable, { params });
    expect(await taken()).toBe(false);
    await result(app, routes.enable, { params });
    expect(await taken()).toBe(true);
  });
  test("SYS-07 what names a row is told, each kind with its number and codes, of the caller's site alone", async () => {
    await seedProductFlows(database().db, new Date("2026-11-20T10:00:00Z"));
    await seedProductFees(database().db);
    const uses = async (site: SiteCode, code: string) => {
      const [row] = await database().db.select().from(product).where(eq(product.code, code));
      return result(app, routes.uses, { body: { id: row?.id ?? "" } }, { caller: { site } });
    };
    const [lanes, fees] = await uses("MY", "ECOMMERCE_EXPRESS");
    expect(lanes).toMatchObject({ by: "LANE", count: 7 });
    expect(lanes?.names).toContain("* → SG");
    expect(fees).toEqual({ by: "PRODUCT_FEE", count: 3, names: ["COD", "INSURANCE", "SIGNATURE"] });
    expect((await uses("VN", "ECOMMERCE_EXPRESS"))[0]?.names).toContain("* → CN");
    const [fresh] = await database().db.select().from(cargoType).where(eq(cargoType.code, "FRESH"));
    const of = await result(app, cargoTypeRoutes.uses, { body: { id: fresh?.id ?? "" } });
    expect(of.map(({ by }) => by)).toEqual(["PRODUCT"]);
    expect(of[0]?.names).toContain("INTL_EXPRESS");
    const [insurance] = await database().db.select().from(addService).where(eq(addService.code, "INSURANCE"));
    const sold = await result(app, addServiceRoutes.uses, { body: { id: insurance?.id ?? "" } });
    expect(sold).toMatchObject([{ by: "PRODUCT_FEE", count: 4 }]);
    expect((await ask(app, routes.uses, { body: { id: crypto.randomUUID() } })).code).toBe(SERVICE_CODES.notFound);
  });
  test.each([
    ["code", { code: "parcel 1" }, "baseData.code"],
    ["code", { code: "1_PARCEL" }, "baseData.code"],
    ["nameEn", { nameEn: " " }, "required"],
    ["nameZhHk", { nameZhHk: "長".repeat(61) }, "text.max"],
    ["maxWeight", { minWeight: "30.01" }, "product.maxWeight"],
    ["maxParcelWeight", { maxParcelWeight: "31" }, "product.maxParcelWeight"],
    ["maxGirth", { maxGirth: 119 }, "product.maxGirth"],
    ["maxLength", { maxLength: 1.5 }, "number.integer"],
    ["minWeight", { minWeight: "half" }, "product.kilograms"],
    ["minWeight", { minWeight: "0.00" }, "number.positive"],
    ["volumeDivisor", { volumeDivisor: 999 }, "number.min"],
    ["cargoTypes", { cargoTypes: [] }, "product.cargoTypes"],
    ["cargoTypes", { cargoTypes: ["PIGEON"] }, "cargoType.unknown"],
    ["payMethods", { payMethods: [] }, "payMethod.payers"],
    ["pickupWays", { pickupWays: [] }, "product.pickupWays"],
    ["sort", { sort: 1.5 }, "number.integer"],
    ["sort", { sort: -1 }, "number.min"],
  ])("SYS-07 refuses a bad %s at its field: %j", async (field, bad, key) => {
    expect(await create(bad)).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });
});
