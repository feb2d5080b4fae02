import { demoCustomers } from "@linehaul/kit/demo/customers";
import { load } from "@linehaul/kit/demo/load";
import { audit } from "@linehaul/kit/tables";
import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import {
  NewNonCoreCustomer,
  type NonCoreCustomer,
  nonCoreCustomerRoutes as routes,
  nonCoreCustomerSorts as sorts,
} from "@linehaul/schema/customers/non-core-customer";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { MenuButton } from "@linehaul/schema/modules";
import { SITE_CODES } from "@linehaul/schema/sites";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { stored } from "../customer/demo.ts";
import { customers } from "../customer/table.ts";
import { seedNonCore } from "./demo.ts";
import { nonCoreCustomer } from "./table.ts";

const PHONE = "+60 12-345 6789";
const EMAIL = "siti.rahman@mail.example";
const EDIT = { button: "NON_CORE_CUSTOMER.EDIT" } as const;
const ours = demoCustomers().find((c) => c.site === "MY")!;
const BOTH: MenuButton[] = ["COMPANY_CUSTOMER_FORM.CREATE", "PERSON_CUSTOMER_FORM.CREATE"];
let made = 0;
const fresh = () => ({
  system: "AGENT-CRM",
  outsideNo: `T-${String(++made).padStart(3, "0")}`,
  customerType: "ENTERPRISE" as const,
  name: `Kinta Trading ${String(made)}`,
  countryCode: "MY",
  city: "Ipoh",
  contactName: "Siti Rahman",
  customerCode: null as string | null,
  remark: null,
});
const secret = { phone: PHONE, email: EMAIL };

onEachDatabase(service.migrations, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await load(database().db, customers, demoCustomers().slice(0, 1500).map(stored));
    const scopeOf = { one: { ...EVERY_ROW, customers: [ours.customerCode] } };
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());
  const save = (more: object = {}, caller: object = {}) =>
    ask(app, routes.save, { body: { ...fresh(), ...secret, ...more } as never }, { ...EDIT, caller });
  const make = async (more: object = {}): Promise<NonCoreCustomer> => {
    const answer = await save(more);
    if (answer.result === undefined) throw new Error(JSON.stringify(answer));
    return answer.result;
  };
  const promote = ({ id, version }: NonCoreCustomer, caller: object = { also: BOTH }) =>
    ask(app, routes.promote, { body: { id, version } }, { caller });
  const found = async (filter: object, caller: object = {}) =>
    (await result(app, routes.pageQuery, { body: { filter, pageSize: 200 } }, { caller })).data;
  const held = async (id: string) =>
    (await database().db.select().from(nonCoreCustomer).where(eq(nonCoreCustomer.id, id)))[0];

  keepsToCatalogue<ReturnType<typeof fresh>, NonCoreCustomer, keyof typeof sorts>(database, service, {
    fresh,
    unique: "outsideNo",
    sorts,
    view: "NON_CORE_CUSTOMER.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body: { ...body, ...secret } }, { ...EDIT, ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { ...EDIT, ...more }),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
  });

  test("CUS-19 PERM-12 telephone and e-mail come masked, stay when an edit leaves them out, and are in no trail", async () => {
    const row = await make();
    expect(row).toMatchObject({ site: "MY", customerCode: null, customerName: null });
    expect(JSON.stringify(row)).not.toMatch(/345 6789|siti\.rahman/);
    const left = { phone: undefined, email: undefined };
    const edited = await save({ id: row.id, version: row.version, outsideNo: row.outsideNo, ...left });
    expect(edited.result).toMatchObject({ phone: row.phone, email: row.email, version: 2 });
    expect(await held(row.id)).toMatchObject(secret);
    const trail = await database().db.select().from(audit).where(eq(audit.subject, row.id));
    expect(trail.length).toBe(2);
    expect(JSON.stringify(trail)).not.toMatch(/345 6789|siti\.rahman/);
  });

  test.each([[null], [""]])("CUS-19 an e-mail is taken away by %j; what is left out beside it stays", async (email) => {
    const row = await make();
    const of = { id: row.id, version: row.version, outsideNo: row.outsideNo };
    expect((await save({ ...of, phone: undefined, email })).result).toMatchObject({ phone: row.phone, email: null });
    expect(await held(row.id)).toMatchObject({ phone: PHONE, email: null });
  });

  test.each([
    ["no telephone", { phone: null }, "phone", "required"],
    ["the mask of an e-mail", { email: "s•••@mail.example" }, "email", "masked"],
  ])("PERM-12 an edit refuses %s, and what was there stays", async (_what, bad, field, key) => {
    const row = await make();
    const edited = await save({ id: row.id, version: row.version, outsideNo: row.outsideNo, ...bad });
    expect(edited).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
    expect(await held(row.id)).toMatchObject({ ...secret, version: 1 });
  });

  test("CUS-19 one is linked to a customer, found by that, and set free again", async () => {
    const row = await make({ customerCode: ours.customerCode });
    expect(row).toMatchObject({ customerCode: ours.customerCode, customerName: ours.nameEn });
    const ids = async (filter: object) => (await found(filter)).map(({ id }) => id);
    expect(await ids({ isLinked: true, keyword: row.outsideNo })).toEqual([row.id]);
    expect(await ids({ isLinked: false, keyword: row.outsideNo })).toEqual([]);
    expect(await ids({ customerType: "PERSONAL", keyword: row.outsideNo })).toEqual([]);
    const free = await save({ id: row.id, version: row.version, outsideNo: row.outsideNo });
    expect(free.result).toMatchObject({ customerCode: null, customerName: null });
  });

  test("CUS-13 CUS-19 a customer is made of what is known of one: added, with a code of its own, and linked; once", async () => {
    const row = await make();
    const both = await Promise.all([promote(row), promote(row)]);
    expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, SERVICE_CODES.changed]);
    const linked = both.find(({ code }) => code === 0)!.result!;
    expect(linked).toMatchObject({ id: row.id, customerName: row.name, version: 2 });
    const [customer] = await database()
      .db.select()
      .from(customers)
      .where(eq(customers.customerCode, linked.customerCode ?? ""));
    expect(customer).toMatchObject({
      status: "ADDED",
      site: "MY",
      customerType: "ENTERPRISE",
      nameEn: row.name,
      city: "Ipoh",
      contactName: "Siti Rahman",
      contactPhoneCode: "60",
      contactPhone: "12-345 6789",
      contactEmail: EMAIL,
      referrer: "AGENT-CRM",
    });
    const told = await database().db.select().from(audit).where(eq(audit.subject, customer!.id));
    expect(told.map(({ type }) => type)).toEqual(["customer.added"]);
    expect(JSON.stringify(told)).not.toMatch(/345 ?6789|siti\.rahman/i);
    expect(await promote(linked)).toMatchObject({ code: SERVICE_CODES.wrongState, detail: "LINKED" });
  });

  test.each([
    ["the button that adds persons alone", { also: ["PERSON_CUSTOMER_FORM.CREATE"] }, SERVICE_CODES.notTaken],
    ["none that adds customers", {}, SERVICE_CODES.notTaken],
    ["some customers' rows alone", { also: BOTH, scope: "one" }, SERVICE_CODES.notTaken],
    ["another site", { also: BOTH, site: "VN" }, SERVICE_CODES.notFound],
  ])(
    "SEC-02 whoever holds %s makes no customer of a company, and nothing is left behind",
    async (_what, caller, code) => {
      const row = await make();
      const before = await database().db.$count(customers);
      expect((await promote(row, caller)).code).toBe(code);
      expect(await database().db.$count(customers)).toBe(before);
      expect(await held(row.id)).toMatchObject({ version: 1, customerCode: null });
    },
  );

  test("PERM-02 who sees some customers sees what is linked to them alone, and writes nothing else", async () => {
    const [free, linked] = [await make(), await make({ customerCode: ours.customerCode })];
    const caller = { scope: "one" };
    const ids = (await found({}, caller)).map(({ id }) => id);
    expect([ids.includes(free.id), ids.includes(linked.id)]).toEqual([false, true]);
    expect(await save({}, caller)).toMatchObject({ fields: [{ path: ["customerCode"], key: "required" }] });
    const other = demoCustomers().find((c) => c.site === "MY" && c !== ours)!;
    expect(await save({ customerCode: other.customerCode }, caller)).toMatchObject({
      fields: [{ path: ["customerCode"], key: "customer.unknown" }],
    });
    expect((await save({ customerCode: ours.customerCode }, caller)).code).toBe(0);
  });

  test.each([
    ["a system with a space", { system: "AGENT CRM" }, "system", "reseller.code"],
    ["a number of 41 characters", { outsideNo: "1".repeat(41) }, "outsideNo", "text.max"],
    ["no name", { name: " " }, "name", "required"],
    ["a name of 256 characters", { name: "n".repeat(256) }, "name", "text.max"],
    ["a country of three letters", { countryCode: "MYS" }, "countryCode", "country.code"],
    ["no telephone", { phone: null }, "phone", "required"],
    ["an e-mail that is none", { email: "siti" }, "email", "email"],
    ["a customer that is none", { customerCode: "0000000009" }, "customerCode", "customer.unknown"],
  ])("CUS-19 bad input: %s is refused at its field", async (_what, bad, field, key) => {
    const before = await database().db.$count(nonCoreCustomer);
    expect(await save(bad)).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
    expect(await database().db.$count(nonCoreCustomer)).toBe(before);
  });

  test("the demo has some at every site, a few of them customers already, as a form would have written them", async () => {
    const { db } = database();
    await db.delete(nonCoreCustomer);
    await load(db, customers, demoCustomers().slice(1500).map(stored));
    await seedNonCore(db, new Date("2024-01-02T00:00:00Z"));
    const rows = await db.select().from(nonCoreCustomer);
    for (const site of SITE_CODES) {
      const own = rows.filter((row) => row.site === site);
      expect(own.filter(({ customerCode }) => customerCode !== null).length).toBe(6);
      expect(new Set(own.map(({ customerType }) => customerType)).size).toBe(2);
    }
    expect(rows.flatMap((row) => NewNonCoreCustomer.safeParse(row).error?.issues ?? [])).toEqual([]);
  });
});
