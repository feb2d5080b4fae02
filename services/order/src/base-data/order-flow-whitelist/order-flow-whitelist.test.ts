import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import {
  NewOrderFlowWhitelist,
  type OrderFlowWhitelist,
  orderFlowWhitelistRoutes as routes,
  orderFlowWhitelistSorts as sorts,
} from "@linehaul/schema/base-data/order-flow-whitelist";
import { whatAppliesRoutes } from "@linehaul/schema/base-data/what-applies/routes";
import { Shipment } from "@linehaul/schema/base-data/what-applies/shipment";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { SITE_CODES } from "@linehaul/schema/sites";
import { addDays } from "@linehaul/schema/time";
import { asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customerCopy } from "../../customers/customer/table.ts";
import { seedCustomers } from "../../demo/customers.ts";
import { orderMeans } from "../../orders/order/means.ts";
import { order as service } from "../../service.ts";
import { seedOrderFlows } from "../order-flow/demo.ts";
import { seedProductFlows } from "../product-flow/demo.ts";
import { seedOrderFlowWhitelist } from "./demo.ts";
import { orderFlowWhitelist } from "./table.ts";

const AT = new Date("2026-11-20T10:00:00Z");
const CREATE = { button: "ORDER_FLOW_WHITELIST.CREATE" } as const;

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  let customers: string[] = [];
  let theirs = "";
  beforeAll(async () => {
    const { db } = database();
    await seedCustomers(db);
    const of = async (site: "MY" | "VN") => {
      const { customerCode } = customerCopy;
      const rows = await db.select().from(customerCopy).where(eq(customerCopy.site, site)).orderBy(asc(customerCode));
      return rows.map((row) => row.customerCode);
    };
    [customers, [theirs = ""]] = [await of("MY"), await of("VN")];
    const scopeOf = { otherCustomer: { ...EVERY_ROW, customers: ["0000000000"] } };
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  let made = 0;
  /** Of a customer, and of days, of its own. */
  const fresh = (more: Partial<NewOrderFlowWhitelist> = {}): NewOrderFlowWhitelist => {
    const validFrom = addDays("2031-01-01", ++made * 2);
    return {
      code: `W-${made}`,
      customerCode: customers[made % customers.length]!,
      fromCountry: null,
      fromRegion: "",
      toCountry: "KP",
      toRegion: "",
      validFrom,
      validTo: addDays(validFrom, 1),
      remark: "",
      ...more,
    };
  };
  const create = (more: Partial<NewOrderFlowWhitelist> = {}, by: object = {}) =>
    ask(app, routes.saveOrModify, { body: fresh(more) }, { ...CREATE, ...by });

  keepsToCatalogue<NewOrderFlowWhitelist, OrderFlowWhitelist, keyof typeof sorts>(database, service, {
    fresh,
    unique: "code",
    sorts,
    view: "ORDER_FLOW_WHITELIST.VIEW",
    create: (to, body, more) => ask(to, routes.saveOrModify, { body }, { ...CREATE, ...more }),
    edit: (to, body, more) => ask(to, routes.saveOrModify, { body }, { button: "ORDER_FLOW_WHITELIST.EDIT", ...more }),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { body: { id } }, more),
    sheet: routes,
    counted: (to, keyword) => ask(to, routes.exportPreview, { body: { filter: { keyword } } }),
  });

  test("PERM-02 rows are of customers whom the caller sees, in lists, files and what is tried; nobody adds another's", async () => {
    const { result: row } = await create({ validFrom: "2026-11-01", validTo: null });
    const id = row!.id;
    const count = async (caller: object) =>
      (await result(app, routes.exportPreview, { body: { filter: { keyword: row!.code } } }, { caller })).rows.count;
    const body = Shipment.parse({
      fromCountry: "MY",
      toCountry: "KP",
      day: "2026-11-20",
      customerCode: row!.customerCode,
    });
    await seedOrderFlows(database().db, AT);
    const passed = async (caller: object) =>
      (await result(app, whatAppliesRoutes.tried, { body }, { caller })).passedBy?.id;
    expect([await count({}), await passed({})]).toEqual([1, id]);
    for (const caller of [{ site: "VN" as const }, { scope: "otherCustomer" }]) {
      expect(await result(app, routes.byIds, { body: { ids: [id] } }, { caller })).toEqual([]);
      expect((await ask(app, routes.disable, { body: { id } }, { caller })).code).toBe(SERVICE_CODES.notFound);
      expect(await count(caller)).toBe(0);
      expect(await passed(caller)).toBeUndefined();
    }
    const unknown = { fields: [{ path: ["customerCode"], key: "customer.unknown" }] };
    expect(await create({ customerCode: theirs })).toMatchObject(unknown);
    expect(await create({}, { caller: { scope: "otherCustomer" } })).toMatchObject(unknown);
  });

  test.each([
    ["code", { code: "a b" }, "warehouse.code"],
    ["customerCode", { customerCode: "123" }, "customer.code"],
    ["toCountry", { toCountry: "XX" }, "country.unknown"],
    ["fromCountry", { fromRegion: "Penang" }, "lane.country"],
    ["validTo", { validTo: "2026-01-01" }, "grant.days"],
  ] as const)("SYS-08 refuses a bad %s at its field: %j", async (field, bad, key) => {
    const { code, fields } = await create(bad);
    expect([code, fields]).toEqual([SERVICE_CODES.invalid, [expect.objectContaining({ path: [field], key })]]);
  });

  test("the demo's rows are what the contract takes, at every site", async () => {
    const { db } = database();
    await db.delete(orderFlowWhitelist);
    await seedOrderFlowWhitelist(db, AT);
    const rows = await db.select().from(orderFlowWhitelist);
    for (const row of rows) expect(NewOrderFlowWhitelist.safeParse(row).error).toBeUndefined();
    expect(new Set(rows.map(({ site }) => site)).size).toBe(SITE_CODES.length);
  });

  test("SYS-08 his orders pass the closed lane from the next on, and obey it when the row is out of use; others never pass", async () => {
    const { db } = database();
    await db.delete(orderFlowWhitelist);
    await seedOrderFlows(db, AT);
    await seedProductFlows(db, AT);
    const [his = "", another = ""] = customers;
    const closed = async (customerCode: string | null) => {
      const means = await orderMeans(db, { site: "MY", at: AT });
      return means.closed({ country: "MY", regions: [] }, { country: "KP", regions: [] }, customerCode) !== null;
    };
    const all = async () => [await closed(his), await closed(another), await closed(null)];
    expect(await all()).toEqual([true, true, true]);
    const { result: row } = await create({ customerCode: his, validFrom: "2026-11-01", validTo: null });
    expect(await all()).toEqual([false, true, true]);
    await result(app, routes.disable, { body: { id: row!.id } });
    expect(await all()).toEqual([true, true, true]);
  });
});
