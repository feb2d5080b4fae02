import { demoCustomers } from "@linehaul/kit/demo/customers";
import { load } from "@linehaul/kit/demo/load";
import { audit } from "@linehaul/kit/tables";
import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import {
  type CustomerCod,
  customerCodRoutes as routes,
  customerCodSorts as sorts,
  NewCustomerCodForm,
} from "@linehaul/schema/customers/customer-cod";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { SITE_CODES } from "@linehaul/schema/sites";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { stored } from "../customer/demo.ts";
import { customers } from "../customer/table.ts";
import { seedCods } from "./demo.ts";
import { customerCod } from "./table.ts";

const CARD = "6212345678901234";
const ACCOUNT = "9876543210";
const EDIT = { button: "CUSTOMER_COD.EDIT" } as const;
const without = demoCustomers().find((c) => c.site === "MY")!.customerCode;

onEachDatabase(service.migrations, (database) => {
  let app: FastifyInstance;
  /** Customers that no test has taken. */
  let free: string[] = [];
  beforeAll(async () => {
    const { db } = database();
    await load(db, customers, demoCustomers().map(stored));
    await db.update(customers).set({ takesCod: false }).where(eq(customers.customerCode, without));
    const able = and(eq(customers.site, "MY"), eq(customers.takesCod, true));
    free = (await db.select().from(customers).where(able).limit(120)).map(({ customerCode }) => customerCode);
    const scopeOf = { otherCustomer: { ...EVERY_ROW, customers: ["0000000000"] } };
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());
  const fresh = () => ({ customerCode: free.pop() ?? "", currency: "MYR", least: "10.00", most: "5000.00" });
  const secret = { card: CARD, account: ACCOUNT };
  const save = (more: object = {}, caller: object = {}) =>
    ask(app, routes.save, { body: { ...fresh(), ...secret, ...more } as never }, { ...EDIT, caller });

  keepsToCatalogue<ReturnType<typeof fresh>, CustomerCod, keyof typeof sorts>(database, service, {
    fresh,
    unique: "customerCode",
    keeps: true,
    clash: { path: ["currency"], key: "duplicate" },
    sorts,
    view: "CUSTOMER_COD.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body: { ...body, ...secret } }, { ...EDIT, ...more }),
    edit: (to, body, more) =>
      ask(to, routes.save, { body: { ...body, card: null, account: null } }, { ...EDIT, ...more }),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, more),
  });

  test("ORD-04 PERM-12 card and account come masked, stay when an edit leaves them out, and are in no trail", async () => {
    const made = (await save()).result!;
    expect(made).toMatchObject({ card: "6••••••••1234", account: "9•••••3210", least: "10.00" });
    const { id, version, customerCode } = made;
    const own = {
      id,
      version,
      customerCode,
      currency: "MYR",
      least: "10.00",
      most: "99.50",
      card: null,
      account: null,
    };
    expect((await ask(app, routes.save, { body: own }, EDIT)).result).toMatchObject({ most: "99.50", card: made.card });
    const [kept] = await database().db.select().from(customerCod).where(eq(customerCod.id, id));
    expect(kept).toMatchObject(secret);
    const trail = await database().db.select().from(audit).where(eq(audit.subject, id));
    expect(trail.length).toBe(2);
    expect(JSON.stringify(trail)).not.toMatch(new RegExp(`${CARD}|${ACCOUNT}`));
  });

  test.each([
    ["a customer that is none", { customerCode: "0000000009" }, "customerCode", "customer.unknown"],
    ["one that takes no cash on delivery", { customerCode: without }, "customerCode", "cod.notTaken"],
    ["a card of 21 digits", { card: "1".repeat(21) }, "card", "text.max"],
    ["a card with a letter", { card: "12a4" }, "card", "cod.card"],
    ["no card", { card: null }, "card", "required"],
    ["13 digits", { most: "1234567890123" }, "most", "order.amount"],
    ["three decimals", { least: "1.005" }, "least", "order.amount"],
    ["nothing as the least", { least: "0.00" }, "least", "number.positive"],
    ["bounds that cross", { least: "10.01", most: "10" }, "most", "cod.most"],
    ["a currency of two letters", { currency: "MY" }, "currency", "currency.code"],
  ])("ORD-04 bad input: %s is refused at its field", async (_what, bad, field, key) => {
    const before = await database().db.$count(customerCod);
    expect(await save(bad)).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
    expect(await database().db.$count(customerCod)).toBe(before);
  });

  test("PERM-02 who does not see the customer neither makes nor finds a row of his", async () => {
    const caller = { scope: "otherCustomer" };
    expect(await save({}, caller)).toMatchObject({ fields: [{ path: ["customerCode"], key: "customer.unknown" }] });
    const { id } = (await save()).result!;
    for (const other of [caller, { site: "VN" as const }]) {
      expect(await result(app, routes.byIds, { body: { ids: [id] } }, { caller: other })).toEqual([]);
      const off = await ask(app, routes.disable, { params: { id } }, { caller: other });
      expect(off.code).toBe(SERVICE_CODES.notFound);
    }
  });

  test("ORD-04 CUS-19 the rows of one customer are found by its code alone", async () => {
    const { id, customerCode } = (await save()).result!;
    await save();
    const found = await result(app, routes.pageQuery, { body: { pageSize: 10, filter: { customerCode } } });
    expect(found.data.map((row) => row.id)).toEqual([id]);
  });

  test("the demo has customers at every site, in use and out of use", async () => {
    const { db } = database();
    await db.delete(customerCod);
    await seedCods(db, new Date("2024-01-02T00:00:00Z"));
    const rows = await db.select().from(customerCod);
    for (const site of SITE_CODES) {
      const own = rows.filter((row) => row.site === site);
      expect(new Set(own.map(({ status }) => status))).toEqual(new Set(["ENABLED", "DISABLED"]));
    }
    for (const { customerCode, currency, least, most, card, account } of rows)
      expect(
        NewCustomerCodForm.safeParse({ customerCode, currency, least, most, card, account }).error,
      ).toBeUndefined();
  });
});
