import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, testService } from "@linehaul/kit/testing/service";
import {
  type CustomerService,
  CustomerServiceForm,
  type CustomerServiceInput,
  customerServiceRoutes as routes,
  customerServiceSorts as sorts,
} from "@linehaul/schema/base-data/customer-service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { seedCustomerServices } from "./demo.ts";
import { customerService } from "./table.ts";
import { closest } from "../closest-area.ts";

let made = 0;
/** Each of an area of its own. */
const fresh = (more: Partial<CustomerServiceInput> = {}): CustomerServiceInput => ({
  countryCode: ["AE", "BE", "DE", "ES"][++made % 4] ?? "AE",
  area: `Area ${made}`,
  phone: "+60 3-2770 8100",
  email: "care@linehaul.example",
  nameEn: "Customer service",
  nameZhCn: "客服",
  nameZhHk: "客戶服務",
  ...more,
});
const CREATE = { button: "CUSTOMER_SERVICE.CREATE" } as const;

onEachDatabase(released(service), (database) => {
  keepsToCatalogue<CustomerServiceInput, CustomerService, keyof typeof sorts>(database, service, {
    fresh,
    unique: "area",
    sorts,
    view: "CUSTOMER_SERVICE.VIEW",
    ofSite: true,
    create: (to, body, more) => ask(to, routes.save, { body }, { ...CREATE, ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "CUSTOMER_SERVICE.EDIT", ...more }),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    remove: (to, id, more) => ask(to, routes.delete, { params: { id } }, more),
  });

  let app: FastifyInstance;
  beforeAll(async () => void (app = await testService({ ...service, database: database() })));
  afterAll(() => app.close());
  const create = (body: CustomerServiceInput, more = {}) => ask(app, routes.save, { body }, { ...CREATE, ...more });

  test.each([
    ["a country that is none", { countryCode: "XX" }, "countryCode", "country.unknown"],
    ["no telephone", { phone: "" }, "phone", "warehouse.phone"],
    ["a telephone in words", { phone: "call us" }, "phone", "warehouse.phone"],
    ["no address of e-mail", { email: "care@" }, "email", "email"],
    ["no name", { nameZhHk: " " }, "nameZhHk", "required"],
  ])("bad input: %s is refused at its field", async (_what, bad, field, key) => {
    expect(await create(fresh(bad))).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: [field], key }],
    });
  });

  test("SYS-07 a country and area are named once at a site, however they are written; all of the country is one of them", async () => {
    const clash = { code: SERVICE_CODES.duplicate, fields: [{ path: ["area"], key: "duplicate" }] };
    const region = fresh({ countryCode: "PL", area: "Małopolska" });
    expect((await create(region)).code).toBe(SERVICE_CODES.ok);
    expect(await create({ ...region, area: " MAŁOPOLSKA" })).toMatchObject(clash);
    expect((await create({ ...region, area: "" })).code).toBe(SERVICE_CODES.ok);
    expect(await create({ ...region, area: "" })).toMatchObject(clash);
    expect((await create({ ...region, countryCode: "SE" })).code).toBe(SERVICE_CODES.ok);
    expect((await create(region, { caller: { site: "VN" } })).code).toBe(SERVICE_CODES.ok);
  });

  test("the demo has contacts that the contract would take", async () => {
    const { db } = database();
    await db.delete(customerService);
    await seedCustomerServices(db, new Date("2026-11-20T10:00:00Z"));
    const rows = await db.select().from(customerService);
    for (const row of rows) expect(CustomerServiceForm.safeParse(row).error).toBeUndefined();
  });
});

test("SYS-07 the closest is that of the smallest area that the address names, else of the country, else nobody's", () => {
  const of = (...areas: string[]) => areas.map((areaKey) => ({ areaKey }));
  const levels = ["Penang", "ＢＡＹＡＮ Lepas", ""];
  expect(closest(of("", "penang", "bayan lepas"), levels)).toEqual({ areaKey: "bayan lepas" });
  expect(closest(of("", "penang", "johor"), levels)).toEqual({ areaKey: "penang" });
  expect(closest(of("", "johor"), levels)).toEqual({ areaKey: "" });
  expect(closest(of("johor"), levels)).toBeUndefined();
});
