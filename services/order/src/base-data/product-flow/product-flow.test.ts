import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { productFlowRoutes as routes } from "@linehaul/schema/base-data/product-flow/routes";
import {
  type ProductFlow,
  ProductFlowForm,
  type ProductFlowFields,
  productFlowSorts as sorts,
} from "@linehaul/schema/base-data/product-flow/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { NO_ROWS } from "@linehaul/schema/scope";
import { SITE_CODES } from "@linehaul/schema/sites";
import { addDays } from "@linehaul/schema/time";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { orderMeans } from "../../orders/order/means.ts";
import { country } from "../country/table.ts";
import { seedProductFlows } from "./demo.ts";
import { productFlow } from "./table.ts";

const AT = new Date("2026-11-20T10:00:00Z");
let made = 0;
/** Each of days of its own. */
const fresh = (more: Partial<ProductFlowFields> = {}): ProductFlowFields => {
  const validFrom = addDays("2031-01-01", ++made * 2);
  return {
    productCode: "INTL_ECONOMY",
    cargoTypeCode: null,
    fromCountry: "MY",
    fromRegion: "",
    toCountry: "SG",
    toRegion: "",
    payMethods: ["SENDER"],
    taxPayMethods: ["SENDER", "RECEIVER"],
    agingMin: 1,
    agingMax: 3,
    maxWeight: "100.00",
    validFrom,
    validTo: addDays(validFrom, 1),
    ...more,
  };
};

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf: { none: NO_ROWS } });
  });
  afterAll(() => app.close());
  const CREATE = { button: "PRODUCT_FLOW.CREATE" } as const;
  const create = (more: Partial<ProductFlowFields> = {}) => ask(app, routes.save, { body: fresh(more) }, CREATE);

  keepsToCatalogue<ProductFlowFields, ProductFlow, keyof typeof sorts>(database, service, {
    fresh: () => fresh({ productCode: made % 2 ? "INTL_EXPRESS" : "INTL_ECONOMY", toRegion: `Part ${made + 1}` }),
    unique: "toRegion",
    clash: { path: ["validFrom"], key: "flow.overlap" },
    sorts,
    view: "PRODUCT_FLOW.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { ...CREATE, ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "PRODUCT_FLOW.EDIT", ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, more),
  });

  test("ORD-14 what narrows a product is kept: each payer once and in order, the site the caller's own", async () => {
    const { result: row } = await create({
      productCode: "INTL_EXPRESS",
      taxPayMethods: ["THIRD_PARTY", "SENDER", "SENDER"],
      toRegion: " Jurong ",
    });
    expect(row).toMatchObject({ site: "MY", taxPayMethods: ["SENDER", "THIRD_PARTY"], toRegion: "Jurong" });
  });

  test("ORD-14 of two at once that would overlap one is kept, and the other names it", async () => {
    const days = { toCountry: "JP", validFrom: "2029-05-01", validTo: null };
    const both = await Promise.all([create(days), create({ ...days, validFrom: "2029-06-01" })]);
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    const refused = both.find(({ code }) => code !== 0);
    expect(refused).toMatchObject({ code: SERVICE_CODES.duplicate });
    expect(JSON.stringify(refused)).toContain("INTL_ECONOMY · * · MY → JP · 2029-0");
    // What is more or less close is another rank.
    for (const other of [
      { cargoTypeCode: "PARCEL" },
      { toRegion: "Osaka" },
      { toCountry: null },
      { fromCountry: null },
    ])
      expect(await create({ ...days, ...other })).toMatchObject({ code: 0, result: other });
  });

  test("PERM-02 another site's are not there, nor any for whom no data group opens the site", async () => {
    const { result: own } = await create();
    const id = own?.id ?? "";
    expect(await result(app, routes.byIds, { body: { ids: [id] } })).toHaveLength(1);
    for (const caller of [{ site: "VN" as const }, { scope: "none" }]) {
      expect(await result(app, routes.byIds, { body: { ids: [id] } }, { caller })).toEqual([]);
      expect((await ask(app, routes.disable, { params: { id } }, { caller })).code).toBe(SERVICE_CODES.notFound);
    }
  });

  test.each([
    ["productCode", { productCode: "PIGEON" }, "product.unknown"],
    ["cargoTypeCode", { cargoTypeCode: "FRESH" }, "flow.cargoType"],
    ["fromCountry", { fromCountry: "XX" }, "country.unknown"],
    ["toCountry", { toCountry: "sg" }, "country.code"],
    ["toCountry", { toCountry: null, toRegion: "Jurong" }, "lane.country"],
    ["payMethods", { payMethods: [] }, "payMethod.payers"],
    ["payMethods", { payMethods: ["THIRD_PARTY"] }, "flow.payers"],
    [
      "taxPayMethods",
      { productCode: "ECOMMERCE_EXPRESS", maxWeight: "30", taxPayMethods: ["THIRD_PARTY"] },
      "flow.payers",
    ],
    ["agingMin", { agingMin: 1.5 }, "number.integer"],
    ["agingMin", { agingMin: -1 }, "number.min"],
    ["agingMax", { agingMax: 91 }, "number.max"],
    ["agingMax", { agingMin: 4 }, "flow.aging"],
    ["maxWeight", { maxWeight: "0" }, "number.positive"],
    ["maxWeight", { maxWeight: "150.01" }, "flow.weight"],
    ["validFrom", { validFrom: "2026-02-30" }, "day"],
    ["validTo", { validTo: "2026-01-01" }, "grant.days"],
  ] as const)("ORD-14 refuses a bad %s at its field: %j", async (field, bad, key) => {
    const body: object = { ...fresh(), ...bad };
    const { code, fields } = await ask(app, routes.save, { body: body as ProductFlowFields }, CREATE);
    expect([code, fields]).toEqual([SERVICE_CODES.invalid, [expect.objectContaining({ path: [field], key })]]);
  });

  test("the demo's flows are what the contract takes, from every site", async () => {
    const { db } = database();
    await db.delete(productFlow);
    await seedProductFlows(db, AT);
    const rows = await db.select().from(productFlow);
    for (const row of rows) expect(ProductFlowForm.safeParse(row).error).toBeUndefined();
    expect(new Set(rows.map(({ site }) => site))).toEqual(new Set(SITE_CODES));
  });

  test("SYS-08 a new order obeys a flow from the next write on, and any site that says nothing of flows takes what its products take", async () => {
    const { db } = database();
    const shipped = {
      productCode: "INTL_ECONOMY",
      from: { country: "MY", regions: [] },
      to: { country: "SG", regions: [] },
      cargoType: "PARCEL",
      weight: "10",
      payer: "SENDER" as const,
      taxPayer: "SENDER" as const,
    };
    const told = async (more: object = {}) =>
      (await orderMeans(db, { site: "MY", at: AT })).withheld({ ...shipped, ...more });
    await db.delete(productFlow);
    expect(await told({ weight: "2000" })).toEqual([]);
    const { result: flow } = await create({ validFrom: "2026-11-01", validTo: null, maxWeight: "20.00" });
    expect(await told()).toEqual([]);
    expect(await told({ weight: "20.01" })).toEqual(["TOO_HEAVY"]);
    expect(await told({ to: { country: "JP", regions: [] } })).toEqual(["NO_FLOW"]);
    expect(await told({ payer: "RECEIVER" })).toEqual(["PAYER"]);
    await create({ toCountry: "JP" });
    await result(app, routes.disable, { params: { id: flow?.id ?? "" } });
    expect(await told()).toEqual(["NO_FLOW"]);
  });

  test("SYS-08 lanes without a product are those of the caller's site today, of countries in use", async () => {
    const { db } = database();
    await db.delete(productFlow);
    const codes = async (caller: object = {}) =>
      (await result(app, routes.withoutProduct, {}, { caller })).map(({ countryCode }) => countryCode);
    const all = await codes();
    expect([all.includes("SG"), all.includes("MY"), all.length > 200]).toEqual([true, false, true]);
    await result(
      app,
      routes.save,
      { body: fresh({ validFrom: "2026-01-01", validTo: null, fromCountry: null }) },
      CREATE,
    );
    expect(all.filter((code) => code !== "SG")).toEqual(await codes());
    expect((await codes({ site: "VN" })).includes("SG")).toBe(true);
    await db.update(country).set({ status: "DISABLED" }).where(eq(country.countryCode, "JP"));
    expect(await codes()).not.toContain("JP");
    await db.update(country).set({ status: "ENABLED" }).where(eq(country.countryCode, "JP"));
  });
});
