import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { serviceFlowRoutes as routes } from "@linehaul/schema/base-data/service-flow/routes";
import {
  type ServiceFlow,
  type ServiceFlowFields,
  ServiceFlowForm,
  serviceFlowSorts as sorts,
} from "@linehaul/schema/base-data/service-flow/row";
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
import { seedProductFees } from "../../service-centre/product-information/demo.ts";
import { seedProductFlows } from "../product-flow/demo.ts";
import { seedServiceFlows } from "./demo.ts";
import { serviceFlow } from "./table.ts";

const AT = new Date("2026-11-20T10:00:00Z");
let made = 0;
/** Each of days of its own. */
const fresh = (more: Partial<ServiceFlowFields> = {}): ServiceFlowFields => {
  const validFrom = addDays("2031-01-01", ++made * 2);
  return {
    serviceCode: "INSURANCE",
    productCode: null,
    fromCountry: null,
    fromRegion: "",
    toCountry: "SG",
    toRegion: "",
    laneState: "OPEN",
    feeKind: "PERCENT",
    fee: "0.4",
    feeLeast: "2.00",
    feeMost: null,
    feeCurrency: "MYR",
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
  const CREATE = { button: "SERVICE_FLOW.CREATE" } as const;
  const create = (more: Partial<ServiceFlowFields> = {}) => ask(app, routes.save, { body: fresh(more) }, CREATE);

  keepsToCatalogue<ServiceFlowFields, ServiceFlow, keyof typeof sorts>(database, service, {
    fresh: () => {
      const serviceCode = ["COD", "INSURANCE", "PACKAGING", "SIGNATURE"][made % 4] ?? "";
      return fresh({ serviceCode, feeKind: "FIXED", toRegion: `Part ${made + 1}` });
    },
    unique: "toRegion",
    clash: { path: ["validFrom"], key: "flow.overlap" },
    sorts,
    view: "SERVICE_FLOW.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { ...CREATE, ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "SERVICE_FLOW.EDIT", ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, more),
  });

  test("SYS-08 of two at once of one service, product and lane one is kept, and the other names it", async () => {
    const days = { toCountry: "JP", validFrom: "2029-05-01", validTo: null };
    const both = await Promise.all([create(days), create({ ...days, validFrom: "2029-06-01" })]);
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    const refused = both.find(({ code }) => code !== 0);
    expect(refused?.code).toBe(SERVICE_CODES.duplicate);
    expect(JSON.stringify(refused)).toContain("INSURANCE · * · * → JP · ");
    for (const other of [{ productCode: "INTL_EXPRESS" }, { serviceCode: "COD" }, { toRegion: "Osaka" }])
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
    ["serviceCode", { serviceCode: "PIGEON" }, "addService.unknown"],
    ["productCode", { productCode: "PIGEON" }, "product.unknown"],
    ["feeCurrency", { feeCurrency: "XXQ" }, "currency.unknown"],
    ["feeKind", { serviceCode: "SIGNATURE" }, "addService.percent"],
    ["fee", { fee: "100.1" }, "addService.share"],
    ["fee", { fee: "-1" }, "addService.fee"],
    ["feeMost", { feeMost: "1.99" }, "addService.most"],
    ["toCountry", { toCountry: "XX" }, "country.unknown"],
    ["validTo", { validTo: "2026-01-01" }, "grant.days"],
  ] as const)("SYS-08 refuses a bad %s at its field: %j", async (field, bad, key) => {
    const { code, fields } = await ask(app, routes.save, { body: { ...fresh(), ...bad } }, CREATE);
    expect([code, fields]).toEqual([SERVICE_CODES.invalid, [expect.objectContaining({ path: [field], key })]]);
  });

  test("the demo's rows are what the contract takes, at every site, open and closed", async () => {
    const { db } = database();
    await db.delete(serviceFlow);
    await seedServiceFlows(db, AT);
    const rows = await db.select().from(serviceFlow);
    for (const row of rows) expect(ServiceFlowForm.safeParse(row).error).toBeUndefined();
    expect(new Set(rows.map(({ site, laneState }) => `${site} ${laneState}`)).size).toBe(SITE_CODES.length * 2);
  });

  test("SYS-08 what insurance costs there, and whether it can be had, is obeyed at the next request", async () => {
    const { db } = database();
    await seedProductFlows(db, AT);
    await seedProductFees(db);
    await db.delete(serviceFlow);
    const insurance = async () => {
      const body = Shipment.parse({ fromCountry: "MY", toCountry: "SG", day: "2026-11-20" });
      const { offered } = await result(app, whatAppliesRoutes.tried, { body });
      const { services } = offered.find(({ productCode }) => productCode === "INTL_EXPRESS") ?? { services: [] };
      return services.find(({ serviceCode }) => serviceCode === "INSURANCE");
    };
    const unserved = async (productCode: string) =>
      (await orderMeans(db, { site: "MY", at: AT }))
        .unserved({
          productCode,
          cargoType: null,
          from: { country: "MY", regions: [] },
          to: { country: "SG", regions: [] },
        })
        .map(({ code }) => code);
    // What the site takes for it with the product.
    expect(await insurance()).toMatchObject({ fee: "0.500", feeLeast: "3.00", feeCurrency: "MYR", flow: null });
    const { result: row } = await create({ validFrom: "2026-11-01", validTo: null });
    expect(await insurance()).toMatchObject({ fee: "0.4", feeLeast: "2.00", isOffered: true, flow: { id: row?.id } });
    expect(await unserved("INTL_EXPRESS")).toEqual([]);
    await create({ validFrom: "2026-11-01", validTo: null, laneState: "CLOSED", productCode: "INTL_EXPRESS" });
    expect(await insurance()).toMatchObject({ isOffered: false, flow: { productCode: "INTL_EXPRESS" } });
    expect([await unserved("INTL_EXPRESS"), await unserved("HEAVY_FREIGHT")]).toEqual([["INSURANCE"], []]);
  });
});
