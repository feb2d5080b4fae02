import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import {
  type Currency,
  type CurrencyInput,
  currencyRoutes as routes,
  currencySorts as sorts,
} from "@linehaul/schema/base-data/currency";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CURRENCIES } from "./currencies.ts";
import { order as service } from "../../service.ts";
import { withoutOrders } from "../../testing/filled.ts";

let made = 0;
const fresh = (): CurrencyInput => {
  const letter = (n: number) => String.fromCharCode(65 + n);
  const code = `X${letter(Math.floor(++made / 26))}${letter(made % 26)}`;
  const sort = 900 + made;
  return { code, nameEn: `Test ${code}`, nameZh: `测试${code}`, symbol: "T$", decimals: 2, rateToCny: "1.5", sort };
};

onEachDatabase(withoutOrders, (database) => {
  keepsToCatalogue<CurrencyInput, Currency, keyof typeof sorts>(database, service, {
    fresh,
    unique: "code",
    sorts,
    view: "CURRENCY.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { button: "CURRENCY.CREATE", ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "CURRENCY.EDIT", ...more }),
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

  test("SYS-07 every currency is reference data, in its order", async () => {
    const list = await result(app, routes.list, {});
    expect(list.slice(0, CURRENCIES.length).map((c) => c.code)).toEqual(CURRENCIES.map((c) => c.code));
  });
  test.each([
    ["code", { code: "xx" }, "currency.code"],
    ["rateToCny", { rateToCny: "0.000" }, "number.positive"],
    ["rateToCny", { rateToCny: "1e3" }, "currency.rate"],
    ["decimals", { decimals: 5 }, "number.max"],
    ["nameEn", { nameEn: "  " }, "required"],
    ["sort", { sort: 1.5 }, "number.integer"],
  ])("refuses a bad %s: %j", async (field, bad, key) => {
    const asked = await ask(app, routes.save, { body: { ...fresh(), ...bad } }, { button: "CURRENCY.CREATE" });
    expect(asked).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });
});
