import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, testService } from "@linehaul/kit/testing/service";
import {
  type DefaultCityCode,
  DefaultCityCodeForm,
  type DefaultCityCodeInput,
  defaultCityCodeRoutes as routes,
  defaultCityCodeSorts as sorts,
} from "@linehaul/schema/base-data/default-city-code";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { seedDefaultCityCodes } from "./demo.ts";
import { doOverlap } from "./place.ts";
import { defaultCityCode } from "./table.ts";

let made = 0;
/** Each of post codes of its own. */
const fresh = (more: Partial<DefaultCityCodeInput> = {}): DefaultCityCodeInput => {
  const begin = String(10 + ++made);
  return {
    countryCode: ["AE", "BE", "DE", "ES"][made % 4] ?? "AE",
    region: "",
    postFrom: `${begin}000`,
    postTo: `${begin}999`,
    cityCode: `TEST${made}`,
    ...more,
  };
};
const byRegion = { region: "Bayern", postFrom: "", postTo: "" };

onEachDatabase(released(service), (database) => {
  keepsToCatalogue<DefaultCityCodeInput, DefaultCityCode, keyof typeof sorts>(database, service, {
    fresh,
    unique: "cityCode",
    clash: { path: ["postFrom"], key: "cityCode.overlap" },
    sorts,
    view: "DEFAULT_CITY_CODE.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { button: "DEFAULT_CITY_CODE.CREATE", ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "DEFAULT_CITY_CODE.EDIT", ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    remove: (to, id, more) => ask(to, routes.delete, { params: { id } }, more),
  });

  let app: FastifyInstance;
  beforeAll(async () => void (app = await testService({ ...service, database: database() })));
  afterAll(() => app.close());
  const create = (body: DefaultCityCodeInput) =>
    ask(app, routes.save, { body }, { button: "DEFAULT_CITY_CODE.CREATE" });

  test.each([
    ["neither region nor post codes", { postFrom: "", postTo: "" }, "region", "cityCode.where"],
    ["both", { region: "Bayern" }, "postFrom", "cityCode.either"],
    ["no last post code", { postTo: "" }, "postTo", "cityCode.range"],
    ["a last post code before the first", { postFrom: "20000", postTo: "10000" }, "postTo", "cityCode.range"],
    ["post codes of two lengths", { postFrom: "100", postTo: "10999" }, "postTo", "cityCode.range"],
    ["a country that is none", { countryCode: "XX" }, "countryCode", "country.unknown"],
    ["no city code", { cityCode: "" }, "cityCode", "required"],
  ])("bad input: %s is refused at its field", async (_what, bad, field, key) => {
    expect(await create(fresh(bad))).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: [field], key }],
    });
  });

  test("SYS-07 a place that shares something with another one is refused with the other named; in another country it is not", async () => {
    const own = { countryCode: "PL", postFrom: "30-000", postTo: "30-999", cityCode: "KRK" };
    expect((await create(fresh(own))).code).toBe(SERVICE_CODES.ok);
    expect(await create(fresh({ ...own, postFrom: "309", postTo: "310", cityCode: "KTW" }))).toMatchObject({
      code: SERVICE_CODES.duplicate,
      detail: "KRK · 30-000 – 30-999",
      fields: [{ path: ["postFrom"], key: "cityCode.overlap", params: { cityCode: "KRK", place: "30-000 – 30-999" } }],
    });
    expect((await create(fresh({ ...own, countryCode: "SE" }))).code).toBe(SERVICE_CODES.ok);
    const region = fresh({ ...byRegion, countryCode: "PL", cityCode: "MUC" });
    expect((await create(region)).code).toBe(SERVICE_CODES.ok);
    expect(await create({ ...region, region: "BAYERN" })).toMatchObject({
      fields: [{ path: ["region"], params: { cityCode: "MUC", place: "Bayern" } }],
    });
  });

  test("SYS-07 of two that are made at once with the same post codes, one is refused", async () => {
    const same = fresh({ countryCode: "FR" });
    const codes = (await Promise.all([create(same), create(same)])).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set([SERVICE_CODES.ok, SERVICE_CODES.duplicate]));
  });

  test("the demo has places that the contract would take, none in another's way", async () => {
    const { db } = database();
    await db.delete(defaultCityCode);
    await seedDefaultCityCodes(db, new Date("2026-11-20T10:00:00Z"));
    const rows = await db.select().from(defaultCityCode);
    for (const row of rows) {
      expect(DefaultCityCodeForm.safeParse(row).error).toBeUndefined();
      expect(rows.filter((other) => other !== row && doOverlap(other, row))).toEqual([]);
    }
  });
});
