import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import {
  type CustomerCustomsType,
  type CustomerCustomsTypeInput,
  customerCustomsTypeRoutes as routes,
  customerCustomsTypeSorts as sorts,
} from "@linehaul/schema/customers/customer-customs-type";
import {
  type CustomerClientCodeInput,
  customerClientCodeRoutes as codes,
} from "@linehaul/schema/customers/customer-client-code";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { SITE_CODES } from "@linehaul/schema/sites";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedCustomers } from "../../demo/customers.ts";
import { order as service } from "../../service.ts";
import { customerClientCode } from "../customer-client-code/table.ts";
import { customerCopy } from "../customer/table.ts";
import { customsOf } from "./declared.ts";
import { seedCustomsTypes } from "./demo.ts";
import { customerCustomsType } from "./table.ts";

const AT = new Date("2026-11-20T10:00:00Z");
const CREATE = { button: "CUSTOMER_CUSTOMS_TYPE.CREATE" } as const;
const EDIT = { button: "CUSTOMER_CUSTOMS_TYPE.EDIT" } as const;

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  /** Customers that no test has taken. */
  let free: string[] = [];
  beforeAll(async () => {
    const { db } = database();
    await seedCustomers(db);
    const rows = await db.select().from(customerCopy).where(eq(customerCopy.site, "MY")).limit(200);
    free = rows.map(({ customerCode }) => customerCode);
    const scopeOf = { otherCustomer: { ...EVERY_ROW, customers: ["0000000000"] } };
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());
  const next = (): string => free.pop() ?? "";
  const fresh = () => ({ customerCode: next(), customsType: "BROKER", registrationNo: "R-1", remark: "" }) as const;
  const create = (more: Partial<CustomerCustomsTypeInput> = {}, caller = {}) =>
    ask(app, routes.saveOrModify, { body: { ...fresh(), ...more } }, { ...CREATE, caller });
  const code = (body: CustomerClientCodeInput, caller = {}) =>
    ask(app, codes.saveOrUpdate, { body }, { ...CREATE, caller });

  keepsToCatalogue<Omit<CustomerCustomsTypeInput, "id" | "version">, CustomerCustomsType, keyof typeof sorts>(
    database,
    service,
    {
      fresh,
      unique: "customerCode",
      sorts,
      view: "CUSTOMER_CUSTOMS_TYPE.VIEW",
      create: (to, body, more) => ask(to, routes.saveOrModify, { body }, { ...CREATE, ...more }),
      edit: (to, body, more) => ask(to, routes.saveOrModify, { body }, { ...EDIT, ...more }),
      byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
      page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
      remove: (to, id, more) => ask(to, routes.delete, { body: { id } }, more),
    },
  );

  test.each([
    ["a customer that is none", { customerCode: "0000000009" }, "customerCode", "customer.unknown"],
    ["a code of nine digits", { customerCode: "123456789" }, "customerCode", "customer.code"],
    ["a long registration", { registrationNo: "x".repeat(31) }, "registrationNo", "text.max"],
  ])("bad input: %s is refused at its field", async (_what, bad, field, key) => {
    expect(await create(bad)).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });

  test("PERM-02 who does not see the customer neither makes nor finds what is said of him", async () => {
    const caller = { scope: "otherCustomer" };
    const customerCode = next();
    expect((await create({ customerCode }, caller)).code).toBe(SERVICE_CODES.invalid);
    const made = await create({ customerCode });
    const known = await code({ customerCode, countryCode: "CN", clientCode: "CN-1" });
    const [id, codeId] = [made.result?.id ?? "", known.result?.id ?? ""];
    for (const other of [caller, { site: "VN" as const }]) {
      expect(await result(app, routes.byIds, { body: { ids: [id] } }, { caller: other })).toEqual([]);
      expect(await result(app, codes.byIds, { body: { ids: [codeId] } }, { caller: other })).toEqual([]);
      const one = await ask(app, routes.detail, { params: { id } }, { caller: other });
      expect(one.code).toBe(SERVICE_CODES.notFound);
    }
    expect(await result(app, routes.detail, { params: { id } })).toEqual(made.result);
  });

  test("ORD-09 customs are told who declares, and what they call the customer where the order goes", async () => {
    const { db } = database();
    const [one, silent] = [next(), next()];
    await create({ customerCode: one, customsType: "SELF", registrationNo: "MY-7" });
    await code({ customerCode: one, countryCode: "CN", clientCode: "CN-77" });
    await create({ registrationNo: one });
    const own = await result(app, routes.pageQuery, { body: { pageSize: 9, filter: { customerCode: one } } });
    expect(own.data.map(({ customerCode }) => customerCode)).toEqual([one]);
    const sent = (customerCode: string, countryCode: string | null) => ({
      site: "MY" as const,
      customerCode,
      countryCode,
    });
    const told = await customsOf(db, [sent(one, "CN"), sent(silent, "CN")]);
    expect(told(sent(one, "CN"))).toEqual({ customsType: "SELF", registrationNo: "MY-7", clientCode: "CN-77" });
    expect(told(sent(one, "SG"))).toMatchObject({ customsType: "SELF", clientCode: null });
    const nothing = { customsType: null, registrationNo: null, clientCode: null };
    expect(told(sent(silent, "CN"))).toEqual(nothing);
    expect(told({ ...sent(one, "CN"), site: "VN" })).toEqual(nothing);
    expect((await customsOf(db, []))(sent(one, "CN"))).toEqual(nothing);
  });

  test("the demo says of customers of every site who declares", async () => {
    const { db } = database();
    await db.delete(customerCustomsType);
    await db.delete(customerClientCode);
    await seedCustomsTypes(db, AT);
    const rows = await db.select().from(customerCustomsType);
    expect(new Set(rows.map(({ site }) => site))).toEqual(new Set(SITE_CODES));
    expect(new Set(rows.map(({ customsType }) => customsType)).size).toBe(4);
    expect(await db.$count(customerClientCode)).toBe(rows.length * 3);
  });
});
