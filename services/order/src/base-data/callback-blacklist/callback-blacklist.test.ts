import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import {
  type CallbackBlacklist,
  callbackBlacklistRoutes as routes,
  callbackBlacklistSorts as sorts,
  NewCallbackBlacklist,
} from "@linehaul/schema/base-data/callback-blacklist/callback-blacklist";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { SITE_CODES } from "@linehaul/schema/sites";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customerCopy } from "../../customers/customer/table.ts";
import { seedCustomers } from "../../demo/customers.ts";
import { order as service } from "../../service.ts";
import { seedCallbackBlacklist } from "./demo.ts";
import { callbackBlacklist } from "./table.ts";
import { withheld } from "./withheld.ts";

let made = 0;
const fresh = () => ({ host: `hooks-${++made}.example.com`, reason: `Reason ${made}` });
const CREATE = { button: "CALLBACK_BLACKLIST.CREATE" } as const;

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  let mine: string;
  let other: string;
  beforeAll(async () => {
    const { db } = database();
    await seedCustomers(db);
    const of = async (site: "MY" | "VN") =>
      (await db.select().from(customerCopy).where(eq(customerCopy.site, site)).limit(1))[0]?.customerCode ?? "";
    [mine, other] = [await of("MY"), await of("VN")];
    const scopeOf = { otherCustomer: { ...EVERY_ROW, customers: ["0000000000"] } };
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());
  const save = (body: object) => ask(app, routes.save, { body: { reason: "Why", ...body } }, CREATE);

  keepsToCatalogue<ReturnType<typeof fresh>, CallbackBlacklist, keyof typeof sorts>(database, service, {
    fresh,
    unique: "host",
    sorts,
    ofSite: true,
    view: "CALLBACK_BLACKLIST.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { ...CREATE, ...more }),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    remove: (to, id, more) => ask(to, routes.delete, { params: { id } }, more),
  });

  test.each([
    ["customerCode", {}, "callback.whose"],
    ["customerCode", { customerCode: "60" }, "customer.code"],
    ["host", { customerCode: "6010000001", host: "a.example" }, "callback.either"],
    ["host", { host: "https://10.0.0.1" }, "host.address"],
    ["reason", { host: "a.example", reason: " " }, "required"],
  ])("SYS-08 bad input is refused at %s: %j", async (field, bad, key) => {
    expect(await save(bad)).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });

  test("SYS-08 a row names a customer of the site, once, and what he is called; another site's is not known", async () => {
    const { result: row } = await save({ customerCode: mine });
    expect(row).toMatchObject({ site: "MY", customerCode: mine, subject: mine, host: null });
    expect(row?.customerName).toMatch(/./);
    const again = { code: SERVICE_CODES.duplicate, fields: [{ path: ["customerCode"], key: "duplicate" }] };
    expect(await save({ customerCode: mine })).toMatchObject(again);
    const unknown = { code: SERVICE_CODES.invalid, fields: [{ path: ["customerCode"], key: "customer.unknown" }] };
    expect(await save({ customerCode: other })).toMatchObject(unknown);
  });

  test("PERM-02 who does not see the customer sees no row of his, is told of none, and deletes none; hosts are the site's", async () => {
    const caller = { scope: "otherCustomer" } as const;
    const [row] = (await result(app, routes.pageQuery, { body: { pageSize: 5, filter: { keyword: mine } } })).data;
    const id = row?.id ?? "";
    expect(row?.customerCode).toBe(mine);
    expect(await result(app, routes.byIds, { body: { ids: [id] } }, { caller })).toEqual([]);
    expect((await ask(app, routes.delete, { params: { id } }, { caller })).code).toBe(SERVICE_CODES.notFound);
    const tried = (more: object) => result(app, routes.tried, { body: { customerCode: mine } }, more);
    expect([(await tried({})).isWithheld, (await tried({ caller })).isWithheld]).toEqual([true, false]);
    const { result: host } = await save(fresh());
    expect(await result(app, routes.byIds, { body: { ids: [host?.id ?? ""] } }, { caller })).toEqual([host]);
  });

  test("SYS-08 a call-back is withheld from the row on, to its sub-domains too, and goes again when the row is gone", async () => {
    const { db } = database();
    const address = "https://api.obeyed.example/orders";
    const tried = (body: object, more = {}) => result(app, routes.tried, { body }, more);
    const goes = { isWithheld: false, row: null };
    expect(await tried({ address })).toEqual(goes);
    const { result: row } = await save({ host: "obeyed.example" });
    expect(await tried({ address })).toEqual({ isWithheld: true, row });
    expect(await tried({ address: "https://notobeyed.example" })).toEqual(goes);
    expect(await tried({ address }, { caller: { site: "VN" } })).toEqual(goes);
    const within = eq(callbackBlacklist.site, "MY");
    expect(await withheld(db, within, { customerCode: null, address })).toEqual(row);
    expect(await withheld(db, within, { customerCode: mine, address })).toMatchObject({ customerCode: mine });
    await result(app, routes.delete, { params: { id: row?.id ?? "" } });
    expect(await tried({ address })).toEqual(goes);
    expect(await withheld(db, within, { customerCode: null, address: null })).toBeNull();
  });

  test("SYS-08 what is no address is refused at it", async () => {
    expect(await ask(app, routes.tried, { body: { address: "ftp://a.example" } })).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["address"], key: "callback.address" }],
    });
  });

  test("the demo withholds a customer's and hosts' call-backs at every site, as the contract would take them", async () => {
    const { db } = database();
    await db.delete(callbackBlacklist);
    await seedCallbackBlacklist(db, new Date("2026-11-20T10:00:00Z"));
    const rows = await db.select().from(callbackBlacklist);
    for (const row of rows) expect(NewCallbackBlacklist.safeParse(row).error).toBeUndefined();
    for (const site of SITE_CODES) {
      const own = rows.filter((row) => row.site === site);
      expect([own.some(({ host }) => host !== null), own.some((row) => row.customerCode !== null)]).toEqual([
        true,
        true,
      ]);
    }
  });
});
