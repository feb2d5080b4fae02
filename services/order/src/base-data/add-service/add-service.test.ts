import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import {
  type AddService,
  type SavedAddService,
  addServiceRoutes as routes,
  addServiceSorts as sorts,
} from "@linehaul/schema/base-data/add-service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { ADD_SERVICES } from "./add-services.ts";

let made = 0;
const fresh = (): SavedAddService => ({
  code: `TEST_${++made}`,
  nameEn: `Test ${made}`,
  nameZhCn: "测试",
  nameZhHk: "測試",
  helpEn: "For tests.",
  helpZhCn: "测试用",
  helpZhHk: "測試用",
  asks: "COUNT",
  feeKind: "FIXED",
  fee: "6.5",
  feeLeast: "7.00",
  feeMost: null,
  feeCurrency: "CNY",
  sort: 900 + made,
});

onEachDatabase(released(service), (database) => {
  keepsToCatalogue<SavedAddService, AddService, keyof typeof sorts>(database, service, {
    fresh,
    unique: "code",
    keeps: true,
    sorts,
    view: "ADD_SERVICE.VIEW",
    create: (to, body, more) => ask(to, routes.saveOrModify, { body }, { button: "ADD_SERVICE.CREATE", ...more }),
    edit: (to, body, more) => ask(to, routes.saveOrModify, { body }, { button: "ADD_SERVICE.EDIT", ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { body: { id } }, more),
  });

  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());
  const create = (bad: object) =>
    ask(app, routes.saveOrModify, { body: { ...fresh(), ...bad } }, { button: "ADD_SERVICE.CREATE" });

  test("SEC-07 the add-on services of the release are there", async () => {
    const { data } = await result(app, routes.pageQuery, { body: { pageSize: 50, sort: "SORT_ASC" } });
    expect(data.slice(0, ADD_SERVICES.length).map((c) => c.code)).toEqual(ADD_SERVICES.map((c) => c.code));
  });
  test.each([
    ["code", { code: "parcel 1" }, "baseData.code"],
    ["code", { code: "1_PARCEL" }, "baseData.code"],
    ["nameEn", { nameEn: " " }, "required"],
    ["nameZhHk", { nameZhHk: "長".repeat(61) }, "text.max"],
    ["feeMost", { feeLeast: "8", feeMost: "7.5" }, "addService.most"],
    ["feeKind", { feeKind: "PERCENT" }, "addService.percent"],
    ["feeCurrency", { feeCurrency: "XXQ" }, "currency.unknown"],
    ["sort", { sort: 1.5 }, "number.integer"],
    ["sort", { sort: -1 }, "number.min"],
  ])("SYS-07 refuses a bad %s at its field: %j", async (field, bad, key) => {
    expect(await create(bad)).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });
});
