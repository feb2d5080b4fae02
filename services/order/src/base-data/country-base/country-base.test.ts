import type { Source } from "@linehaul/kit/source/source";
import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { countryRoutes } from "@linehaul/schema/base-data/country";
import {
  type CountryBase,
  type CountryBaseInput,
  countryBaseRoutes as routes,
  countryBaseSorts as sorts,
  type SourcedCountry,
} from "@linehaul/schema/base-data/country-base";
import { warehouseAddressRoutes } from "@linehaul/schema/base-data/warehouse-address";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { orderMeans } from "../../orders/order/means.ts";
import { order as service } from "../../service.ts";
import { country } from "../country/table.ts";
import { seedProductFlows } from "../product-flow/demo.ts";
import { bringBaseData } from "../shipped.ts";
import { packagedCountries } from "./shipped.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const EDIT = { button: "COUNTRY_BASE.EDIT" } as const;
const SYNC = { button: "COUNTRY_BASE.SYNC" } as const;
const names = { nameEn: "Kosovo", nameZhCn: "科索沃", nameZhHk: "科索沃" };
const levels = { levelsEn: ["District"], levelsZhCn: ["区"], levelsZhHk: ["區"] };
const posts = { postPattern: "\\d{5}", postExample: "10000" };
const own = { ...names, ...levels, ...posts, phoneCode: "383", currencyCode: "EUR", timeZone: "Europe/Belgrade" };

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const taken = new Set(["XA", "XK", ...packagedCountries().map(({ countryCode }) => countryCode)]);
const free = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((code) => !taken.has(code));
let made = 0;
/** Of a code that no country has. */
const fresh = (): CountryBaseInput => ({ ...own, countryCode: free[made++]! });

onEachDatabase(service.migrations, (database) => {
  keepsToCatalogue<CountryBaseInput, CountryBase, keyof typeof sorts>(database, service, {
    fresh,
    unique: "countryCode",
    keeps: true,
    sorts,
    view: "COUNTRY_BASE.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { ...EDIT, ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { ...EDIT, ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, { ...EDIT, ...more }),
  });

  let said: readonly SourcedCountry[] = [];
  const source: Source = { kind: "REMOTE", read: async () => ({ rows: said }) };
  let app: FastifyInstance;
  beforeAll(async () => {
    await database().db.delete(country);
    await bringBaseData(database().db, NOW);
    app = await testService({ ...service, database: database(), source, now: () => NOW });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    said = packagedCountries();
  });

  const one = async (code: string): Promise<CountryBase> => {
    const [row] = await database().db.select().from(country).where(eq(country.countryCode, code));
    const [found] = await result(app, routes.byIds, { body: { ids: [row!.id] } });
    return found!;
  };
  const edit = async (code: string, more: object) => {
    const { status: _s, createdBy: _c, createdAt: _a, modifiedBy: _m, modifiedAt: _t, ...row } = await one(code);
    return ask(app, routes.save, { body: { ...row, ...more } }, EDIT);
  };
  const sync = async (...keys: string[]) => {
    const { digest } = await result(app, routes.syncLook, {}, SYNC);
    return ask(app, routes.sync, { body: { digest, keys } }, SYNC);
  };

  test.each([
    ["countryCode", { countryCode: "xks" }, "country.code"],
    ["phoneCode", { phoneCode: "0123" }, "phone.code"],
    ["currencyCode", { currencyCode: "eur" }, "currency.code"],
    ["timeZone", { timeZone: "Europe/Pristina" }, "time.zone"],
    ["levelsZhCn", { levelsZhCn: [] }, "country.levels"],
    ["levelsEn", { levelsEn: ["a", "b", "c", "d", "e", "f", "g"] }, "list.max"],
    ["postExample", { postExample: "" }, "required"],
    ["postPattern", { postPattern: null }, "required"],
    ["postPattern", { postPattern: "\\d{3}(?=1)", postExample: "1001" }, "pattern"],
    ["postExample", { postExample: "ABC" }, "pattern.example"],
  ])("refuses a bad %s: %j", async (field, bad, key) => {
    const asked = await ask(app, routes.save, { body: { ...own, countryCode: "XK", ...bad } }, EDIT);
    expect(asked.code).toBe(SERVICE_CODES.invalid);
    expect(asked.fields).toContainEqual(expect.objectContaining({ path: [field], key }));
  });

  test("SYS-07 what post codes are like comes from the source; names that were edited here and what levels are called stay", async () => {
    expect((await edit("FR", { nameEn: "French Republic", ...levels })).code).toBe(0);
    said = said.map((row) => (row.countryCode === "FR" ? { ...row, nameEn: "La France" } : row));
    const { rows } = await result(app, routes.syncLook, {}, SYNC);
    expect(rows.find(({ key }) => key === "FR")?.fields).toEqual([
      { field: "nameEn", here: "French Republic", there: "La France", stays: true },
      { field: "postPattern", here: "", there: "\\d{5}", stays: false },
      { field: "postExample", here: "", there: "50450", stays: false },
    ]);
    expect((await sync("FR")).result).toEqual({ added: 0, changed: 1, deleted: 0, stayed: 1 });
    expect(await one("FR")).toMatchObject({ nameEn: "French Republic", postPattern: "\\d{5}", ...levels });
    const refused = await ask(app, routes.syncLook, {}, EDIT);
    expect(refused.code).toBe(SERVICE_CODES.notTaken);
  });

  test("SYS-07 a country that the source has no more goes out of use, a new one comes, and one that was made here is nobody's to take", async () => {
    await result(app, routes.save, { body: { ...own, countryCode: "XK" } }, EDIT);
    said = [
      ...said.filter(({ countryCode }) => countryCode !== "AX"),
      { ...said[0]!, countryCode: "XA", nameEn: "New land" },
    ];
    const { rows } = await result(app, routes.syncLook, {}, SYNC);
    expect(rows.flatMap(({ key, state }) => (state === "CHANGED" ? [] : [[key, state]]))).toEqual([
      ["AX", "GONE"],
      ["XA", "NEW"],
    ]);
    expect((await sync("AX", "XA")).result).toMatchObject({ added: 1, deleted: 1 });
    const list = await result(app, countryRoutes.list, {});
    const states = list.flatMap(({ countryCode, status }) =>
      ["AX", "XA", "XK"].includes(countryCode) ? [[countryCode, status]] : [],
    );
    expect(states).toEqual([
      ["AX", "DISABLED"],
      ["XA", "ENABLED"],
      ["XK", "ENABLED"],
    ]);
  });

  test("SYS-07 a source that says what can't be obeyed changes nothing", async () => {
    const at = said.findIndex(({ countryCode }) => countryCode === "DE");
    const says = (more: Partial<SourcedCountry>) => {
      said = packagedCountries().map((row) => (row.countryCode === "DE" ? { ...row, ...more } : row));
      return ask(app, routes.syncLook, {}, SYNC);
    };
    const unreadable = (field: string) => ({
      code: SERVICE_CODES.sourceUnreadable,
      detail: `countries.rows.${at}.${field}`,
    });
    expect(await says({ postPattern: "(?<=1)2" })).toMatchObject(unreadable("postPattern"));
    expect(await says({ postExample: "ABC" })).toMatchObject(unreadable("postExample"));
    expect(await says({ timeZone: "Europe/Bonn" })).toMatchObject(unreadable("timeZone"));
  });

  test("SYS-07 post codes are of the country's form in orders and warehouses; one that nobody touched is not judged anew", async () => {
    const warehouse = {
      code: "KUL-77",
      nameEn: "Hub",
      nameZhCn: "仓",
      nameZh: "仓",
      countryCode: "MY",
      city: "Klang",
      address: "1 Jalan",
      contactName: "Desk",
      contactPhone: "+60 3-5191 2200",
      sort: 1,
      status: "ENABLED" as const,
    };
    const CREATE = { button: "WAREHOUSE_ADDRESS.CREATE" } as const;
    const before = await result(app, warehouseAddressRoutes.add, { body: { ...warehouse, postCode: "4120" } }, CREATE);
    const means = () => orderMeans(database().db, { site: "MY", at: NOW });
    expect((await means()).postUnlike("MY", "4120")).toBeNull();
    expect((await edit("MY", { postPattern: "\\d{5}", postExample: "50450" })).code).toBe(0);
    const { postUnlike } = await means();
    expect(["4120", "41200", "41 200", "41200x"].map((post) => postUnlike("MY", post))).toEqual([
      "50450",
      null,
      null,
      "50450",
    ]);
    expect(postUnlike("HK", "4120")).toBeNull();
    const refused = await ask(
      app,
      warehouseAddressRoutes.add,
      { body: { ...warehouse, code: "KUL-78", postCode: "4120" } },
      CREATE,
    );
    const params = { country: "MY", example: "50450" };
    expect(refused).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["postCode"], key: "postCode.form", params }],
    });
    const { id, version } = before;
    const again = { ...warehouse, postCode: "4120", id, version, city: "Shah Alam" };
    expect(
      (await ask(app, warehouseAddressRoutes.update, { body: again }, { button: "WAREHOUSE_ADDRESS.EDIT" })).code,
    ).toBe(0);
  });

  test("SYS-07 before a country goes out of use, the lanes that begin or end there are shown", async () => {
    await seedProductFlows(database().db, NOW);
    const usesOf = async (code: string) => result(app, routes.uses, { body: { id: (await one(code)).id } });
    expect((await usesOf("SG")).map(({ by, count }) => [by, count])).toEqual([["LANE", 4]]);
    expect(await usesOf("MY")).toEqual([{ by: "WAREHOUSE", count: 1, names: ["KUL-77"] }]);
    expect(await usesOf("AX")).toEqual([]);
  });
});
