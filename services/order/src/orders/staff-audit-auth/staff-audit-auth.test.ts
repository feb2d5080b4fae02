import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { BEFORE_APPROVAL } from "@linehaul/schema/orders/order/lifecycle";
import { staffAuditAuthRoutes as routes } from "@linehaul/schema/orders/staff-audit-auth/routes";
import {
  type StaffAuditAuth,
  StaffAuditAuthFields,
  staffAuditAuthSorts as sorts,
} from "@linehaul/schema/orders/staff-audit-auth/row";
import { SITE_CODES } from "@linehaul/schema/sites";
import { and, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";
import { withoutOrders } from "../../testing/filled.ts";
import { setState } from "../order/lifecycle/testing/set-state.ts";
import { orders } from "../order/table.ts";

const until = new Date("2026-11-20T10:00:00Z");
const make = demoOrders({ orders: 60, until });
const all = Array.from({ length: 60 }, (_, n) => make(n));
type Own = Pick<StaffAuditAuth, "userName" | "countries" | "remark">;
let made = 0;
const fresh = (more: Partial<Own> = {}): Own => {
  made += 1;
  return { userName: `person.${String(made)}`, countries: ["SG"], remark: `Test row ${String(made)}`, ...more };
};
const EDIT = "STAFF_AUDIT_AUTH.EDIT";

onEachDatabase(withoutOrders, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    const scopeOf = {
      inJapan: { ...EVERY_ROW, countries: ["JP"] },
      noSite: { ...EVERY_ROW, sites: [] },
    };
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  keepsToCatalogue<Own, StaffAuditAuth, keyof typeof sorts>(database, service, {
    fresh,
    unique: "userName",
    sorts,
    view: "STAFF_AUDIT_AUTH.VIEW",
    ofSite: true,
    create: (to, body, more) => ask(to, routes.save, { body }, more),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: EDIT, ...more }),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, more),
  });

  const saved = (more: Partial<Own> = {}) => result(app, routes.save, { body: fresh(more) });
  const reach = (userName: string, more = {}) => result(app, routes.reach, {}, { caller: { userName, ...more } });

  test("the demo has rows of every site that the contract would take", async () => {
    for (const site of SITE_CODES) {
      const { data } = await result(app, routes.pageQuery, { body: { pageSize: 200 } }, { caller: { site } });
      const seeded = data.filter((row) => row.createdBy === "system");
      expect(seeded.length).toBeGreaterThanOrEqual(3);
      for (const row of seeded) expect(StaffAuditAuthFields.safeParse(row).error).toBeUndefined();
    }
  });

  test("PERM-10 nobody writes his own: neither makes, edits, enables, disables nor hands it on", async () => {
    const row = await saved({ userName: "Lead.Reviewer" });
    const as = { caller: { userName: "lead.reviewer" } };
    const own = { code: SERVICE_CODES.invalid, fields: [{ path: ["userName"], key: "audit.own" }] };
    const { id, version } = row;
    expect(await ask(app, routes.disable, { params: { id } }, as)).toMatchObject(own);
    for (const userName of ["LEAD.reviewer", "somebody.else"]) {
      const body = { ...fresh({ userName }), id, version };
      expect(await ask(app, routes.save, { body }, { ...as, button: EDIT })).toMatchObject(own);
    }
    expect(await ask(app, routes.save, { body: fresh({ userName: "LEAD.REVIEWER" }) }, as)).toMatchObject(own);
    const body = { ...fresh({ userName: "lead.reviewer" }), id: (await saved()).id, version: 1 };
    expect(await ask(app, routes.save, { body }, { ...as, button: EDIT })).toMatchObject(own);
    expect(await result(app, routes.byIds, { body: { ids: [id] } })).toEqual([row]);
    await result(app, routes.disable, { params: { id } });
    expect(await ask(app, routes.enable, { params: { id } }, as)).toMatchObject(own);
  });

  test("PERM-10 what a person reviews is in force at his next request, at that site alone", async () => {
    const none = { isAuthorised: false, countries: [] };
    expect(await reach("next.one")).toEqual(none);
    const { id } = await saved({ userName: "Next.One", countries: ["KR", "JP", "KR"] });
    expect(await reach("next.one")).toEqual({ isAuthorised: true, countries: ["JP", "KR"] });
    expect(await reach("next.one", { site: "VN" })).toEqual(none);
    const all = { ...fresh({ userName: "next.one", countries: null }), id, version: 1 };
    await result(app, routes.save, { body: all }, { button: EDIT });
    expect(await reach("next.one")).toEqual({ isAuthorised: true, countries: null });
    await result(app, routes.disable, { params: { id } });
    expect(await reach("next.one")).toEqual(none);
  });

  test("PERM-10 one row a person and site, whatever the case of the name", async () => {
    const { userName } = await saved({ userName: "Same.Person" });
    const again = await ask(app, routes.save, { body: fresh({ userName: "same.person" }) });
    expect(again).toMatchObject({ code: SERVICE_CODES.duplicate, fields: [{ path: ["userName"] }] });
    const elsewhere = await ask(app, routes.save, { body: fresh({ userName }) }, { caller: { site: "ID" } });
    expect(elsewhere.code).toBe(0);
  });

  test.each([
    ["countries", { countries: ["ZZ"] }, "country.unknown"],
    ["countries", { countries: [] }, "required"],
    ["countries", { countries: ["Japan"] }, "country.code"],
    ["userName", { userName: " " }, "account.userName"],
    ["remark", { remark: "x".repeat(201) }, "text.max"],
  ])("PERM-10 refuses a bad %s: %j", async (field, bad, key) => {
    const { code, fields } = await ask(app, routes.save, { body: fresh(bad) });
    expect([code, fields?.[0]?.path[0], fields?.[0]?.key]).toEqual([SERVICE_CODES.invalid, field, key]);
  });

  test("who may review orders to a country: by name, and who may review all", async () => {
    const some = await saved({ countries: ["TH", "VN"] });
    const every = await saved({ countries: null });
    const other = await saved({ countries: ["JP"] });
    const { data } = await result(app, routes.pageQuery, { body: { pageSize: 200, filter: { country: "TH" } } });
    const ids = data.map(({ id }) => id);
    expect([some, every, other].map(({ id }) => ids.includes(id))).toEqual([true, true, false]);
  });

  test("PERM-10 names the destinations whose waiting orders nobody may review, of the caller's rows alone", async () => {
    const { db } = database();
    const mine = all.filter(({ order }) => order.site === "MY").map(({ order }) => order.id);
    await setState(db, mine, "DELIVERED");
    await setState(db, mine.slice(0, 3), "TO_VERIFY");
    await setState(db, mine.slice(3, 4), "TO_CONTACT");
    await db
      .update(orders)
      .set({ receiverCountry: "JP" })
      .where(inArray(orders.id, mine.slice(0, 2)));
    await db
      .update(orders)
      .set({ receiverCountry: "BR" })
      .where(inArray(orders.id, mine.slice(2, 4)));
    const { data } = await result(app, routes.pageQuery, { body: { pageSize: 200, filter: { status: "ENABLED" } } });
    for (const { id } of data) await ask(app, routes.disable, { params: { id } }, { caller: { userName: "nobody" } });
    await saved({ userName: "in.japan", countries: ["JP", "KR"] });
    const [japan, brazil] = [
      { countryCode: "JP", waiting: 2, userNames: ["in.japan"] },
      { countryCode: "BR", waiting: 2, userNames: [] },
    ];
    expect(await result(app, routes.coverage, {})).toEqual([brazil, japan]);
    expect(await result(app, routes.coverage, {}, { caller: { scope: "inJapan" } })).toEqual([japan]);
    const waiting = and(eq(orders.site, "MY"), inArray(orders.orderStatus, [...BEFORE_APPROVAL]));
    expect(await db.$count(orders, waiting)).toBe(4);
    expect((await result(app, routes.countries, {})).length).toBeGreaterThan(200);
  });

  test("PERM-02 a site that the caller does not see takes no row", async () => {
    const refused = await ask(app, routes.save, { body: fresh() }, { caller: { scope: "noSite" } });
    expect(refused.code).toBe(SERVICE_CODES.notTaken);
  });
});
