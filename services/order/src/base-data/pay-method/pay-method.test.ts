import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import {
  PAY_FOR,
  type PayFor,
  type PaymentMethod,
  type PaymentMethodInput,
  payMethodRoutes as routes,
  payMethodSorts as sorts,
} from "@linehaul/schema/base-data/pay-method";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { firstWay } from "@linehaul/schema/orders/order/pay-way";
import { PAY_METHODS } from "@linehaul/schema/orders/order/status";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderMeans } from "../../orders/order/means.ts";
import { order as service } from "../../service.ts";
import { PAY_METHOD_ROWS } from "./pay-methods.ts";

const OF = { site: "MY", at: new Date("2026-11-20T10:00:00Z") } as const;

let made = 0;
const fresh = (): PaymentMethodInput => ({
  code: `TEST_${++made}`,
  nameEn: `Test ${made}`,
  nameZhCn: "测试",
  nameZhHk: "測試",
  payFor: ["FREIGHT"],
  payers: ["SENDER"],
  needsMonthCard: false,
  sort: 900 + made,
});

onEachDatabase(released(service), (database) => {
  keepsToCatalogue<PaymentMethodInput, PaymentMethod, keyof typeof sorts>(database, service, {
    fresh,
    unique: "code",
    keeps: true,
    sorts,
    view: "PAY_METHOD.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { button: "PAY_METHOD.CREATE", ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "PAY_METHOD.EDIT", ...more }),
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
  const create = (bad: object) =>
    ask(app, routes.save, { body: { ...fresh(), ...bad } }, { button: "PAY_METHOD.CREATE" });

  test("SEC-07 the pay methods of the release are there, and one fits every payer with a monthly card and without", async () => {
    const { data } = await result(app, routes.pageQuery, { body: { pageSize: 50, sort: "SORT_ASC" } });
    expect(data.slice(0, PAY_METHOD_ROWS.length).map((c) => c.code)).toEqual(PAY_METHOD_ROWS.map((c) => c.code));
    for (const payFor of PAY_FOR)
      for (const payer of PAY_METHODS)
        for (const card of [true, false])
          expect(
            data.some((m) => m.payFor.includes(payFor) && m.payers.includes(payer) && m.needsMonthCard === card),
          ).toBe(true);
  });
  test("SYS-07 what is chosen stands once, in its own order, and rows are found by what they pay", async () => {
    const own = { ...fresh(), payFor: ["TAX", "TAX"], payers: ["THIRD_PARTY", "SENDER"] };
    const asked = await create(own);
    expect(asked.result).toMatchObject({ payFor: ["TAX"], payers: ["SENDER", "THIRD_PARTY"] });
    const found = async (payFor: PayFor) => {
      const body = { pageSize: 50, filter: { keyword: own.code, payFor } };
      return (await result(app, routes.pageQuery, { body })).data.length;
    };
    expect([await found("TAX"), await found("FREIGHT")]).toEqual([1, 0]);
  });
  test("SYS-08 a new order is paid by what is in use and by nothing else, from the next write on", async () => {
    const { data } = await result(app, routes.pageQuery, { body: { pageSize: 50, sort: "SORT_ASC" } });
    const card = data.find(({ code }) => code === "MONTHLY_CARD");
    if (card === undefined) throw new Error("no monthly card");
    const canPay = async () => {
      const { payWays } = await orderMeans(database().db, OF);
      return PAY_METHODS.filter((payer) => firstWay(payWays, { what: "FREIGHT", payer, byCard: true }) !== undefined);
    };
    expect(await canPay()).toEqual(PAY_METHODS);
    const { id, version, code, nameEn, nameZhCn, nameZhHk, payFor, needsMonthCard, sort } = card;
    const own = { id, version, code, nameEn, nameZhCn, nameZhHk, payFor, needsMonthCard, sort };
    const body = { ...own, payers: ["SENDER" as const] };
    expect((await ask(app, routes.save, { body }, { button: "PAY_METHOD.EDIT" })).code).toBe(0);
    expect(await canPay()).toEqual(["SENDER"]);
    await result(app, routes.disable, { params: { id } });
    expect(await canPay()).toEqual([]);
    await result(app, routes.enable, { params: { id } });
    expect(await canPay()).toEqual(["SENDER"]);
  });
  test.each([
    ["code", { code: "parcel 1" }, "baseData.code"],
    ["code", { code: "1_PARCEL" }, "baseData.code"],
    ["nameEn", { nameEn: " " }, "required"],
    ["nameZhHk", { nameZhHk: "長".repeat(61) }, "text.max"],
    ["payFor", { payFor: [] }, "payMethod.payFor"],
    ["payers", { payers: [] }, "payMethod.payers"],
    ["sort", { sort: 1.5 }, "number.integer"],
    ["sort", { sort: -1 }, "number.min"],
  ])("SYS-07 refuses a bad %s at its field: %j", async (field, bad, key) => {
    expect(await create(bad)).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });
});
