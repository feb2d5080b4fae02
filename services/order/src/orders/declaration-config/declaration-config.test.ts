import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { declarationConfigRoutes as routes } from "@linehaul/schema/orders/declaration-config/routes";
import {
  type DeclarationConfig,
  DeclarationConfigForm,
  declarationConfigSorts as sorts,
} from "@linehaul/schema/orders/declaration-config/row";
import { SITE_CODES } from "@linehaul/schema/sites";
import { addDays } from "@linehaul/schema/time";
import { and, eq, ne } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customerCopy } from "../../customers/customer/table.ts";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";
import { withoutOrders } from "../../testing/filled.ts";
import type { OrderParts } from "../order/parts/insert.ts";
import { declarationConfig } from "./table.ts";

const until = new Date("2026-11-20T10:00:00Z");
type Own = Omit<DeclarationConfig, "id" | "version" | "status" | "site" | "customerName" | keyof Track>;
type Track = Pick<DeclarationConfig, "createdBy" | "createdAt" | "modifiedBy" | "modifiedAt">;
type Edited = Own & { readonly id: string; readonly version: number };
const codes: Record<string, string> = {};
let made = 0;
/** Each for a day of its own, years after the demo's. */
const fresh = (more: Partial<Own> = {}): Own => {
  const day = addDays("2030-01-01", ++made);
  return {
    customerCode: codes["MY"] ?? "",
    direction: "EXPORT",
    countryCode: "SG",
    method: "SIMPLIFIED",
    documents: ["COMMERCIAL_INVOICE"],
    validFrom: day,
    validTo: day,
    remark: `Test row ${String(made)}.`,
    ...more,
  };
};
const EDIT = "DECLARATION_CONFIG.EDIT";

onEachDatabase(withoutOrders, (database) => {
  let app: FastifyInstance;
  const all: OrderParts[] = [];
  beforeAll(async () => {
    const { db } = database();
    for (const site of SITE_CODES) {
      const usable = and(eq(customerCopy.site, site), eq(customerCopy.status, "USABLE"));
      codes[site] = (await db.select().from(customerCopy).where(usable))[0]?.customerCode ?? "";
    }
    const make = demoOrders({ orders: 40, until });
    all.splice(0, all.length, ...Array.from({ length: 40 }, (_, n) => make(n)));
    await storeOrders(db, all);
    const own = { ...EVERY_ROW, rules: { CUSTOMER: { country: "OFF" as const } } };
    app = await testService({
      ...service,
      database: database(),
      scopeOf: {
        otherCustomer: { ...EVERY_ROW, customers: ["0000000000"] },
        someCountries: { ...own, countries: ["SG"] },
        noSite: { ...EVERY_ROW, sites: [] },
      },
    });
  });
  afterAll(() => app.close());

  keepsToCatalogue<Own, DeclarationConfig, keyof typeof sorts>(database, service, {
    fresh,
    unique: "remark",
    clash: { path: ["validFrom"], key: "declaration.overlap" },
    sorts,
    view: "DECLARATION_CONFIG.VIEW",
    ofSite: true,
    create: (to, body, more) => {
      const customerCode = codes[more?.caller?.site ?? "MY"] ?? "";
      return ask(to, routes.save, { body: { ...body, customerCode } }, more);
    },
    edit: (to, body: Edited, more) => ask(to, routes.save, { body }, { button: EDIT, ...more }),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, more),
    remove: (to, id, more) => ask(to, routes.delete, { params: { id } }, more),
  });

  const add = (more: Partial<Own> = {}) => ask(app, routes.save, { body: fresh(more) });
  const saved = (more: Partial<Own> = {}) => result(app, routes.save, { body: fresh(more) });

  test("the demo has rows of every site that the contract would take", async () => {
    for (const site of SITE_CODES) {
      const { data } = await result(app, routes.pageQuery, { body: { pageSize: 200 } }, { caller: { site } });
      const seeded = data.filter((row) => row.createdBy === "system");
      expect(seeded.length).toBeGreaterThanOrEqual(3);
      for (const row of seeded) expect(DeclarationConfigForm.safeParse(row).error).toBeUndefined();
    }
  });

  test("REV-01 rows of one rank that overlap are refused, the other one named; another direction or country is no clash", async () => {
    const days = { validFrom: "2035-01-01", validTo: "2035-01-31" };
    const first = await saved(days);
    const again = await add({ validFrom: "2035-01-31", validTo: null });
    const row = "EXPORT · SG · SIMPLIFIED · 2035-01-01 – 2035-01-31";
    expect(again).toMatchObject({
      code: SERVICE_CODES.duplicate,
      detail: `${first.customerName} · ${row}`,
      fields: [{ path: ["validFrom"], key: "declaration.overlap", params: { name: first.customerName, row } }],
    });
    const apart: Partial<Own>[] = [
      { ...days, direction: "IMPORT" },
      { ...days, countryCode: null },
      { ...days, countryCode: "JP" },
      { validFrom: "2035-02-01", validTo: "2035-02-28" },
    ];
    for (const more of apart) expect(await add(more)).toMatchObject({ code: 0 });
    expect((await add({ ...days, countryCode: null })).code).toBe(SERVICE_CODES.duplicate);
  });

  test("REV-01 what is out of use is in nobody's way, and comes back only where nothing holds", async () => {
    const body = fresh();
    const old = await result(app, routes.save, { body });
    await result(app, routes.disable, { params: { id: old.id } });
    const other = await result(app, routes.save, { body });
    expect(await ask(app, routes.enable, { params: { id: old.id } })).toMatchObject({
      code: SERVICE_CODES.duplicate,
      fields: [{ path: ["validFrom"], key: "declaration.overlap" }],
    });
    await result(app, routes.delete, { params: { id: other.id } });
    expect(await ask(app, routes.enable, { params: { id: old.id } })).toMatchObject({ code: 0 });
  });

  test("REV-01 of several clashing rows that come at the same moment one is taken", async () => {
    const body = fresh();
    const asked = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        ask(app, routes.save, { body: { ...body, validTo: addDays(body.validFrom, n) } }),
      ),
    );
    const told = asked.map(({ code }) => code).sort((a, b) => a - b);
    expect(told).toEqual([0, ...Array.from({ length: 4 }, () => SERVICE_CODES.duplicate)]);
    made += 5;
  });

  test.each([
    ["customerCode", { customerCode: "0000000000" }, "customer.unknown"],
    ["countryCode", { countryCode: "ZZ" }, "country.unknown"],
    ["countryCode", { countryCode: "Singapore" }, "country.code"],
    ["validTo", { validFrom: "2036-02-01", validTo: "2036-01-31" }, "grant.days"],
    ["validFrom", { validFrom: "2036-02-30", validTo: null }, "day"],
    ["remark", { remark: "x".repeat(201) }, "text.max"],
  ])("REV-01 refuses a bad %s: %j", async (field, bad, key) => {
    expect(await add(bad)).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });

  /** An order of the site, and what it is asked by. */
  const orderAt = (site: string) => {
    const found = all.find(({ order }) => order.site === site);
    if (found === undefined) throw new Error(`no order at ${site}`);
    return found.order;
  };
  const holds = (waybillNo: string, more = {}) => ask(app, routes.forOrder, { body: { waybillNo } }, more);

  test("REV-01 what holds for an order: its own method alone, a row for any country, a closer one; of its day", async () => {
    const { sfWaybillNo, customerCode, receiverCountry, exportDeclaration, importDeclaration } = orderAt("MY");
    const { db } = database();
    await db.delete(declarationConfig).where(eq(declarationConfig.customerCode, customerCode));
    const none = {
      exported: { ordered: exportDeclaration, row: null },
      imported: { ordered: importDeclaration, row: null },
    };
    expect((await holds(` ${sfWaybillNo.toLowerCase()} `)).result).toMatchObject({ orderNo: sfWaybillNo, ...none });
    const always = { customerCode, validFrom: "2020-01-01", validTo: null };
    const any = await saved({ ...always, countryCode: null });
    expect((await holds(sfWaybillNo)).result).toMatchObject({ ...none, exported: { row: { id: any.id } } });
    const close = await saved({ ...always, countryCode: receiverCountry });
    expect((await holds(sfWaybillNo)).result).toMatchObject({ ...none, exported: { row: { id: close.id } } });
    await result(app, routes.disable, { params: { id: close.id } });
    const { result: answer } = await holds(sfWaybillNo);
    expect(answer).toMatchObject({ exported: { row: { id: any.id } } });
    const past = { ...always, validFrom: "2020-01-01", validTo: addDays(answer?.day ?? "", -1) };
    await saved({ ...past, countryCode: receiverCountry });
    expect((await holds(sfWaybillNo)).result).toMatchObject({ exported: { row: { id: any.id } } });
  });

  test("PERM-02 an order that the caller may not see is none, by site, by country and by customer", async () => {
    const { sfWaybillNo } = orderAt("MY");
    const abroad = all.find(({ order }) => order.site === "MY" && order.receiverCountry !== "SG")?.order.sfWaybillNo;
    const asked = [
      holds(orderAt("VN").sfWaybillNo),
      holds("NOBODY-1"),
      holds(sfWaybillNo, { caller: { scope: "otherCustomer" } }),
      holds(abroad ?? "", { caller: { scope: "someCountries" } }),
    ];
    for (const answer of await Promise.all(asked))
      expect(answer).toMatchObject({
        code: SERVICE_CODES.invalid,
        fields: [{ path: ["waybillNo"], key: "declaration.order" }],
      });
  });

  test("PERM-02 who does not see the customer sees no row of his, and neither turns nor deletes one", async () => {
    const { id, version } = await saved();
    const as = { caller: { scope: "otherCustomer" } };
    const { data } = await result(app, routes.pageQuery, { body: { pageSize: 200 } }, as);
    expect(data).toEqual([]);
    expect(await result(app, routes.byIds, { body: { ids: [id] } }, as)).toEqual([]);
    for (const route of [routes.enable, routes.disable, routes.delete])
      expect((await ask(app, route, { params: { id } }, as)).code).toBe(SERVICE_CODES.notFound);
    const edit = { ...fresh(), id, version };
    expect((await ask(app, routes.save, { body: edit }, { ...as, button: EDIT })).code).toBe(SERVICE_CODES.notFound);
    expect(await ask(app, routes.save, { body: fresh() }, as)).toMatchObject({
      fields: [{ path: ["customerCode"], key: "customer.unknown" }],
    });
    const noSite = await ask(app, routes.save, { body: fresh() }, { caller: { scope: "noSite" } });
    expect(noSite.code).toBe(SERVICE_CODES.notTaken);
  });

  test("PERM-02 who sees some countries sees rows for these and for any, and decides for these alone", async () => {
    const as = { caller: { scope: "someCountries" } };
    const [mine, other, any] = [await saved(), await saved({ countryCode: "JP" }), await saved({ countryCode: null })];
    const seen = await result(app, routes.byIds, { body: { ids: [mine.id, other.id, any.id] } }, as);
    expect(seen.map(({ id }) => id).sort()).toEqual([mine.id, any.id].sort());
    const refused = { code: SERVICE_CODES.invalid, fields: [{ path: ["countryCode"], key: "declaration.country" }] };
    for (const countryCode of [null, "JP"])
      expect(await ask(app, routes.save, { body: fresh({ countryCode }) }, as)).toMatchObject(refused);
    expect(
      await ask(app, routes.save, { body: { ...fresh(), id: any.id, version: 1 } }, { ...as, button: EDIT }),
    ).toMatchObject(refused);
    for (const route of [routes.disable, routes.delete])
      expect(await ask(app, route, { params: { id: any.id } }, as)).toMatchObject(refused);
    expect(await ask(app, routes.disable, { params: { id: mine.id } }, as)).toMatchObject({ code: 0 });
    const left = await database().db.$count(
      declarationConfig,
      and(eq(declarationConfig.id, any.id), ne(declarationConfig.status, "DISABLED")),
    );
    expect(left).toBe(1);
  });
});
