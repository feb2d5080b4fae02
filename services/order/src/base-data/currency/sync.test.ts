import type { Source } from "@linehaul/kit/source/source";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { currencyRoutes as routes, type SourcedCurrency } from "@linehaul/schema/base-data/currency";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bringBaseData } from "../shipped.ts";
import { order as service } from "../../service.ts";
import { brought } from "@linehaul/kit/tables";
import { CURRENCIES } from "./currencies.ts";
import { plainRate } from "./rates.ts";
import { currency, currencyRate } from "./table.ts";

const SYNC = { button: "CURRENCY.SYNC" } as const;

onEachDatabase(service.migrations, (database) => {
  let said: readonly SourcedCurrency[] = [];
  const source: Source = { kind: "REMOTE", read: async () => ({ rows: said }) };
  let app: FastifyInstance;
  let at = Date.parse("2026-11-20T10:00:00Z");
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), source, now: () => new Date((at += 1000)) });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { db } = database();
    await db.delete(currency);
    await db.delete(currencyRate);
    await db.delete(brought);
    await bringBaseData(db, new Date("2026-11-01T00:00:00Z"));
    said = CURRENCIES;
  });

  const look = () => result(app, routes.syncLook, {});
  const sync = async (...keys: string[]) => {
    const { digest } = await look();
    return ask(app, routes.sync, { body: { digest, keys } }, SYNC);
  };
  const one = async (code: string) => (await result(app, routes.list, {})).find((row) => row.code === code)!;
  const rates = async (code: string) =>
    (await result(app, routes.rates, { body: { id: (await one(code)).id } })).map(({ rateToCny, origin, by }) => [
      rateToCny,
      origin,
      by,
    ]);
  const says = (code: string, more: Partial<SourcedCurrency>) => {
    said = said.map((row) => (row.code === code ? { ...row, ...more } : row));
  };
  const edit = async (code: string, more: object) => {
    const { id, version, nameEn, nameZh, symbol, decimals, rateToCny, sort } = await one(code);
    const body = { code, id, version, nameEn, nameZh, symbol, decimals, rateToCny, sort, ...more };
    return result(app, routes.save, { body }, { button: "CURRENCY.EDIT" });
  };

  test("SYS-07 rates and names are taken from the source; a rate keeps its history, whoever changed it", async () => {
    expect((await look()).rows).toEqual([]);
    says("MYR", { rateToCny: "1.75", nameEn: "Ringgit" });
    const { rows } = await look();
    expect(rows).toEqual([
      {
        key: "MYR",
        name: "MYR Malaysian ringgit",
        state: "CHANGED",
        fields: [
          { field: "nameEn", here: "Malaysian ringgit", there: "Ringgit", stays: false },
          { field: "rateToCny", here: "1.7104", there: "1.75", stays: false },
        ],
      },
    ]);
    const { sort } = await one("MYR");
    expect((await sync("MYR")).result).toMatchObject({ changed: 1 });
    expect(await one("MYR")).toMatchObject({ nameEn: "Ringgit", rateToCny: "1.75", version: 2, sort });
    await edit("MYR", { symbol: "R" });
    await edit("MYR", { rateToCny: "1.8" });
    expect(await rates("MYR")).toEqual([
      ["1.8", "HAND", "admin"],
      ["1.75", "SOURCE", "admin"],
      ["1.7104", "RELEASE", "system"],
    ]);
  });

  test("SYS-07 what was edited here stays, pulled before or not; what was not is taken beside it", async () => {
    await edit("EUR", { nameEn: "Euro here" });
    says("EUR", { nameEn: "Euro there", rateToCny: "8.3" });
    const [row] = (await look()).rows;
    expect(row?.fields).toEqual([
      { field: "nameEn", here: "Euro here", there: "Euro there", stays: true },
      { field: "rateToCny", here: "8.2541", there: "8.3", stays: false },
    ]);
    expect((await sync("EUR")).result).toMatchObject({ changed: 1, stayed: 1 });
    expect(await one("EUR")).toMatchObject({ nameEn: "Euro here", rateToCny: "8.3" });
    await edit("EUR", { rateToCny: "8.4" });
    says("EUR", { rateToCny: "8.5" });
    expect((await sync("EUR")).result).toEqual({ added: 0, changed: 0, deleted: 0, stayed: 2 });
    expect(await one("EUR")).toMatchObject({ nameEn: "Euro here", rateToCny: "8.4" });
    await edit("EUR", { rateToCny: "8.3" });
    await sync("EUR");
    expect(await one("EUR")).toMatchObject({ rateToCny: "8.5" });
  });

  test("SYS-07 a new one stands last; one that the source has no more goes out of use, and one that was made here is nobody's to take", async () => {
    const own = { code: "XTS", nameEn: "Test", nameZh: "测试", symbol: "T", decimals: 2, rateToCny: "1" };
    await result(app, routes.save, { body: { ...own, sort: 1 } }, { button: "CURRENCY.CREATE" });
    said = [...CURRENCIES.filter(({ code }) => code !== "QAR"), { ...own, code: "BHD", rateToCny: "18.9" }];
    expect((await look()).rows.map(({ key, state }) => [key, state])).toEqual([
      ["BHD", "NEW"],
      ["QAR", "GONE"],
    ]);
    expect((await sync("BHD", "QAR")).result).toEqual({ added: 1, changed: 0, deleted: 1, stayed: 0 });
    expect(await one("BHD")).toMatchObject({ sort: 9999, status: "ENABLED" });
    expect(await one("QAR")).toMatchObject({ status: "DISABLED", version: 2 });
    expect(await rates("BHD")).toEqual([["18.9", "SOURCE", "admin"]]);
    expect((await look()).rows).toEqual([]);
  });

  test("PERM-01 it takes its own button, and what the source says is a currency as a form would take it", async () => {
    const refused = await ask(app, routes.syncLook, {}, { button: "CURRENCY.EDIT" });
    expect(refused.code).toBe(SERVICE_CODES.notTaken);
    says("EUR", { rateToCny: "0" });
    const at0 = CURRENCIES.findIndex(({ code }) => code === "EUR");
    expect(await ask(app, routes.syncLook, {})).toMatchObject({
      code: SERVICE_CODES.sourceUnreadable,
      detail: `currencies.rows.${at0}.rateToCny`,
    });
  });
});

test("ORD-15 a rate is the same however it is written, and no other one is", () => {
  expect(["1.50", "1.0", "10", "100.00", "0.0010"].map(plainRate)).toEqual(["1.5", "1", "10", "100", "0.001"]);
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(9999), fc.nat(3), (whole, part, zeros) => {
      const rate = `${whole}.${part}`;
      expect(plainRate(rate + "0".repeat(zeros))).toBe(plainRate(rate));
      expect(Number(plainRate(rate))).toBe(Number(rate));
    }),
  );
});
