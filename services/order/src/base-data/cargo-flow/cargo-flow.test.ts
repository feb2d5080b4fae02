import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { cargoFlowRoutes as routes } from "@linehaul/schema/base-data/cargo-flow/routes";
import {
  type CargoFlow,
  type CargoFlowFields,
  CargoFlowForm,
  cargoFlowSorts as sorts,
} from "@linehaul/schema/base-data/cargo-flow/row";
import { payMethodRoutes } from "@linehaul/schema/base-data/pay-method";
import { whatAppliesRoutes } from "@linehaul/schema/base-data/what-applies/routes";
import { Shipment } from "@linehaul/schema/base-data/what-applies/shipment";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { NO_ROWS } from "@linehaul/schema/scope";
import { SITE_CODES } from "@linehaul/schema/sites";
import { addDays } from "@linehaul/schema/time";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderMeans } from "../../orders/order/means.ts";
import { order as service } from "../../service.ts";
import { seedPickupNotices } from "../../service-centre/pickup-support/demo.ts";
import { seedProductFlows } from "../product-flow/demo.ts";
import { seedCargoFlows } from "./demo.ts";
import { cargoFlow } from "./table.ts";

const AT = new Date("2026-11-20T10:00:00Z");
let made = 0;
/** Each of days of its own. */
const fresh = (more: Partial<CargoFlowFields> = {}): CargoFlowFields => {
  const validFrom = addDays("2031-01-01", ++made * 2);
  return {
    fromCountry: "MY",
    fromRegion: "",
    toCountry: "SG",
    toRegion: "",
    cargoTypeCode: null,
    payWays: [],
    services: ["INSURANCE"],
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
  const CREATE = { button: "CARGO_FLOW.CREATE" } as const;
  const create = (more: Partial<CargoFlowFields> = {}) => ask(app, routes.save, { body: fresh(more) }, CREATE);

  keepsToCatalogue<CargoFlowFields, CargoFlow, keyof typeof sorts>(database, service, {
    fresh: () => fresh({ toRegion: `Part ${made + 1}` }),
    unique: "toRegion",
    clash: { path: ["validFrom"], key: "flow.overlap" },
    sorts,
    ofSite: true,
    view: "CARGO_FLOW.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { ...CREATE, ...more }),
    edit: (to, body, more) => ask(to, routes.modify, { body }, { button: "CARGO_FLOW.EDIT", ...more }),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { body: { id } }, more),
  });

  test("SYS-08 what it names is kept once and in order; it is found by what it names, and read by its own path", async () => {
    const { result: row } = await create({
      payWays: ["CASH", "MONTHLY_CARD", "CASH"],
      services: ["PACKAGING", "INSURANCE", "PACKAGING"],
      cargoTypeCode: "FRESH",
    });
    expect(row).toMatchObject({ site: "MY", services: ["INSURANCE", "PACKAGING"] });
    expect(row?.payWays.toSorted()).toEqual(["CASH", "MONTHLY_CARD"]);
    const found = await result(app, routes.pageQuery, {
      body: { pageSize: 50, sort: "VALID_FROM_DESC", filter: { keyword: "packaging" } },
    });
    expect(found.data.map(({ id }) => id)).toEqual([row?.id]);
    expect(await result(app, routes.detail, { params: { id: row!.id } })).toEqual(row);
    for (const caller of [{ site: "VN" as const }, { scope: "none" }])
      expect((await ask(app, routes.detail, { params: { id: row!.id } }, { caller })).code).toBe(
        SERVICE_CODES.notFound,
      );
  });

  test("SYS-08 of two at once that would overlap one is kept; another cargo type's stands beside it", async () => {
    const days = { toCountry: "JP", validFrom: "2029-05-01", validTo: null };
    const both = await Promise.all([create(days), create({ ...days, validFrom: "2029-06-01" })]);
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(JSON.stringify(both.find(({ code }) => code !== 0))).toContain("* · MY → JP · ");
    expect((await create({ ...days, cargoTypeCode: "FRESH" })).code).toBe(0);
  });

  test.each([
    [["cargoTypeCode"], { cargoTypeCode: "PIGEONS" }, "cargoType.unknown"],
    [["payWays", 1], { payWays: ["CASH", "SHELLS"] }, "order.payMethod.unknown"],
    [["services", 0], { services: ["MAGIC"] }, "addService.unknown"],
    [["toCountry"], { toCountry: "XX" }, "country.unknown"],
    [["fromCountry"], { fromCountry: null, fromRegion: "Penang" }, "lane.country"],
    [["validTo"], { validTo: "2026-01-01" }, "grant.days"],
  ] as const)("SYS-08 refuses a bad %j at its field: %j", async (path, bad, key) => {
    const { code, fields } = await ask(app, routes.save, { body: { ...fresh(), ...bad } as CargoFlowFields }, CREATE);
    expect([code, fields]).toEqual([SERVICE_CODES.invalid, [expect.objectContaining({ path, key })]]);
  });

  test("SYS-08 nobody is left without a way to pay freight or tax", async () => {
    const names = { nameEn: "Giro", nameZhCn: "转账", nameZhHk: "轉賬", sort: 90 };
    const body = {
      code: "GIRO",
      ...names,
      payFor: ["TAX" as const],
      payers: ["SENDER" as const],
      needsMonthCard: false,
    };
    await result(app, payMethodRoutes.save, { body }, { button: "PAY_METHOD.CREATE" });
    const pages = await result(app, routes.payMethods, { body: { pageSize: 50, sort: "SORT_ASC" } });
    expect(pages.data.map(({ code }) => code)).toContain("GIRO");
    const payWays = ["GIRO"];
    expect(await create({ payWays })).toMatchObject({ fields: [{ path: ["payWays"], key: "cargoFlow.payFor" }] });
    expect((await create({ payWays: ["GIRO", "CASH"] })).code).toBe(0);
  });

  test("SYS-08 what may be named, and pick-ups where it comes from, are read by whoever reads cargo flows", async () => {
    await seedPickupNotices(database().db, AT);
    const services = await result(app, routes.addServices, { body: { pageSize: 50, sort: "SORT_ASC" } });
    expect(services.data.map(({ code }) => code)).toContain("INSURANCE");
    const pickups = (caller: object) =>
      result(
        app,
        routes.pickUps,
        { body: { pageSize: 50, sort: "PLACE_ASC", filter: { countryCode: "MY" } } },
        { caller },
      );
    const { data } = await pickups({});
    expect(data.length).toBeGreaterThan(0);
    for (const row of data) expect([row.countryCode, row.site]).toEqual(["MY", "MY"]);
    expect((await pickups({ site: "VN" })).data.map(({ site }) => site)).not.toContain("MY");
  });

  test("the demo's rows are what the contract takes, at every site", async () => {
    const { db } = database();
    await db.delete(cargoFlow);
    await seedCargoFlows(db, AT);
    const rows = await db.select().from(cargoFlow);
    for (const row of rows) expect(CargoFlowForm.safeParse(row).error).toBeUndefined();
    expect(new Set(rows.map(({ site }) => site)).size).toBe(SITE_CODES.length);
  });

  test("SYS-08 its payments and services hold at the next request, and no other; the closest row holds, and out of use none", async () => {
    const { db } = database();
    await db.delete(cargoFlow);
    await seedProductFlows(db, AT);
    const tried = async (cargoTypeCode = "PARCEL") => {
      const body = Shipment.parse({ fromCountry: "MY", toCountry: "SG", day: "2026-11-20", cargoTypeCode });
      const { cargoFlow: row, offered } = await result(app, whatAppliesRoutes.tried, { body });
      const services = offered[0]?.services.filter((one) => one.isOffered).map((one) => one.serviceCode);
      return { row: row?.id ?? null, services };
    };
    const places = { from: { country: "MY", regions: [] }, to: { country: "SG", regions: [] }, cargoType: "PARCEL" };
    const taken = async () => {
      const { takenFor, unserved } = await orderMeans(db, { site: "MY", at: AT });
      return [
        takenFor(places)("CASH"),
        takenFor({ ...places, cargoType: "FRESH" })("CASH"),
        unserved({ ...places, productCode: "INTL_EXPRESS" }).some(({ code }) => code === "PACKAGING"),
      ];
    };
    const all = (await tried()).services;
    expect([all?.includes("PACKAGING"), await taken()]).toEqual([true, [true, true, false]]);
    const holds = { validFrom: "2026-11-01", validTo: null };
    const wide = await create({ ...holds, toCountry: null, services: [], payWays: [] });
    const close = await create({ ...holds, services: ["INSURANCE"], payWays: ["MONTHLY_CARD"] });
    const fruit = await create({ ...holds, cargoTypeCode: "FRESH", services: ["PACKAGING"] });
    expect([wide.code, close.code, fruit.code]).toEqual([0, 0, 0]);
    expect(await tried()).toEqual({ row: close.result!.id, services: ["INSURANCE"] });
    expect((await tried("FRESH")).row).toBe(fruit.result!.id);
    expect(await taken()).toEqual([false, true, true]);
    await result(app, routes.disable, { body: { id: close.result!.id } });
    expect(await tried()).toEqual({ row: wide.result!.id, services: all });
    expect(await taken()).toEqual([true, true, false]);
  });
});
