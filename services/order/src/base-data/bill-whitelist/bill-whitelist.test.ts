import { randomUUID } from "node:crypto";
import { outbox } from "@linehaul/kit/tables";
import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, type AskOptions, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import {
  type BillWhitelist,
  billWhitelistRoutes as routes,
  billWhitelistSorts as sorts,
  MOST_BILL_CODES,
} from "@linehaul/schema/base-data/bill-whitelist";
import { whatAppliesRoutes } from "@linehaul/schema/base-data/what-applies/routes";
import { Shipment } from "@linehaul/schema/base-data/what-applies/shipment";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { SITE_CODES } from "@linehaul/schema/sites";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customerCopy } from "../../customers/customer/table.ts";
import { seedCustomers } from "../../demo/customers.ts";
import { order as service } from "../../service.ts";
import { seedBillWhitelist } from "./demo.ts";
import { billWhitelist } from "./table.ts";

const AT = new Date("2026-11-20T10:00:00Z");
const CREATE = { button: "BILL_WHITELIST.CREATE" } as const;

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  /** Customers that no test has added. */
  let codes: string[] = [];
  let theirs = "";
  beforeAll(async () => {
    const { db } = database();
    await seedCustomers(db);
    const of = async (site: "MY" | "VN") =>
      (await db.select().from(customerCopy).where(eq(customerCopy.site, site)).limit(200)).map((c) => c.customerCode);
    [codes, [theirs = ""]] = [await of("MY"), await of("VN")];
    const scopeOf = { otherCustomer: { ...EVERY_ROW, customers: ["0000000000"] } };
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());
  const next = (): string => codes.pop() ?? "";
  const add = (customerCodes: string[], more: AskOptions = {}, to = app) =>
    ask(to, routes.batchSave, { body: { customerCodes } }, { ...CREATE, ...more });
  const outcomes = async (customerCodes: string[], more: AskOptions = {}) =>
    (await add(customerCodes, more)).result?.outcomes ?? [];

  keepsToCatalogue<{ customerCode: string }, BillWhitelist, keyof typeof sorts>(database, service, {
    fresh: () => ({ customerCode: next() }),
    unique: "customerCode",
    sorts,
    view: "BILL_WHITELIST.VIEW",
    async create(to, { customerCode }, more) {
      const { code, result: batch } = await add([customerCode], more, to);
      const [first] = batch?.outcomes ?? [];
      if (first?.outcome !== "ALREADY") return { code, result: first?.row ?? undefined };
      const fields = [{ path: ["customerCode"], key: "duplicate", params: {} }];
      return { code: SERVICE_CODES.duplicate, result: undefined, fields };
    },
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    turn: (to, id, status, more) => {
      const button = status === "ENABLED" ? "BILL_WHITELIST.ENABLE" : "BILL_WHITELIST.DISABLE";
      return ask(to, routes.setWhiteListIsEnable, { body: { id, status } }, { button, ...more });
    },
  });

  test("SYS-08 each code has its outcome, in their order, and none stops another; a row is told of once", async () => {
    const [one, two] = [next(), next()];
    await add([two]);
    const told = await outcomes([one, two, theirs, "0000000000", "no code", one]);
    expect(told.map(({ customerCode, outcome, row }) => [customerCode, outcome, row?.customerCode ?? null])).toEqual([
      [one, "ADDED", one],
      [two, "ALREADY", two],
      [theirs, "OTHER_SITE", null],
      ["0000000000", "NOT_FOUND", null],
      ["no code", "NOT_FOUND", null],
    ]);
    const [added] = told;
    expect(added?.row).toMatchObject({ site: "MY", status: "ENABLED", version: 1 });
    expect(added?.row?.customerName).toMatch(/./);
    const events = await database()
      .db.select()
      .from(outbox)
      .where(eq(outbox.subject, added?.row?.id ?? ""));
    expect(events.map(({ type }) => type)).toEqual(["billWhitelist.changed"]);
  });

  test("SYS-08 of two who add the same customers at once, each is added by one", async () => {
    const both = [next(), next(), next()];
    const told = await Promise.all([outcomes(both), outcomes(both.toReversed())]);
    const kinds = told.flat().map(({ customerCode, outcome }) => `${customerCode} ${outcome}`);
    expect(kinds.toSorted()).toEqual(both.flatMap((code) => [`${code} ADDED`, `${code} ALREADY`]).toSorted());
  });

  test("SYS-08 two hundred codes are taken at once; none, and one more, are refused at them", async () => {
    const many = Array.from({ length: MOST_BILL_CODES }, (_, n) => String(9_900_000_000 + n));
    expect(await outcomes(many)).toHaveLength(MOST_BILL_CODES);
    const refused = { code: SERVICE_CODES.invalid, fields: [{ path: ["customerCodes"] }] };
    expect(await add([])).toMatchObject(refused);
    expect(await add([...many, "1"])).toMatchObject(refused);
  });

  test("PERM-02 who does not see the customer finds neither him nor his row; another site neither", async () => {
    const code = next();
    const caller = { scope: "otherCustomer" } as const;
    expect(await outcomes([code], { caller })).toMatchObject([{ outcome: "NOT_FOUND", row: null }]);
    const [added] = await outcomes([code]);
    const id = added?.row?.id ?? "";
    expect(await outcomes([code], { caller: { site: "VN" } })).toMatchObject([{ outcome: "OTHER_SITE", row: null }]);
    for (const other of [caller, { site: "VN" as const }]) {
      expect(await result(app, routes.byIds, { body: { ids: [id] } }, { caller: other })).toEqual([]);
      const off = { body: { id, status: "DISABLED" as const } };
      const button = "BILL_WHITELIST.DISABLE";
      const turned = await ask(app, routes.setWhiteListIsEnable, off, { button, caller: other });
      expect(turned.code).toBe(SERVICE_CODES.notFound);
    }
  });

  test("PERM-01 the button for one way does not turn the other way", async () => {
    const [added] = await outcomes([next()]);
    const body = { id: added?.row?.id ?? "", status: "DISABLED" as const };
    const turned = await ask(app, routes.setWhiteListIsEnable, { body }, { button: "BILL_WHITELIST.ENABLE" });
    expect(turned.code).toBe(SERVICE_CODES.notTaken);
  });

  test("SYS-08 a customer may use an own bill of lading while his row is in use, and the row says so", async () => {
    const customerCode = next();
    const tried = async (more: object = {}, caller: object = {}) => {
      const body = Shipment.parse({ fromCountry: "MY", toCountry: "SG", day: "2026-11-20", customerCode, ...more });
      return (await result(app, whatAppliesRoutes.tried, { body }, { caller })).ownBill;
    };
    expect(await tried()).toBeNull();
    const headers = { "idempotency-key": randomUUID() };
    const [added] = await outcomes([customerCode], { headers });
    expect(await tried()).toEqual(added?.row);
    expect(await tried({ customerCode: null })).toBeNull();
    expect(await tried({}, { scope: "otherCustomer" })).toBeNull();
    expect(await tried({}, { site: "VN" })).toBeNull();
    const body = { id: added?.row?.id ?? "", status: "DISABLED" as const };
    await result(app, routes.setWhiteListIsEnable, { body }, { button: "BILL_WHITELIST.DISABLE" });
    expect(await tried()).toBeNull();
  });

  test("the demo has customers in use and out of use at every site", async () => {
    const { db } = database();
    await db.delete(billWhitelist);
    await seedBillWhitelist(db, AT);
    const rows = await db.select().from(billWhitelist);
    for (const site of SITE_CODES) {
      const own = rows.filter((row) => row.site === site);
      expect(new Set(own.map(({ status }) => status))).toEqual(new Set(["ENABLED", "DISABLED"]));
    }
  });
});
