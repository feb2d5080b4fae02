import type { OpenDatabase } from "@linehaul/kit/database";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { NO_ROWS } from "@linehaul/schema/scope";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import type { OrderParts } from "./parts/insert.ts";
import { order as service } from "../../service.ts";

const make = demoOrders({ orders: 300, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 300 }, (_, i) => make(i));
const ofSite = (site: string) => all.filter((o) => o.order.site === site);
const [mine, theirs] = [ofSite("VN"), ofSite("MY")];
const [myFirst, theirFirst] = [mine[0]!, theirs[0]!];
const oneCustomer = myFirst.order.customerCode;
const someCustomers = [...new Set(mine.slice(0, 12).map((o) => o.order.customerCode)), theirFirst.order.customerCode];

const scopeOf = {
  none: NO_ROWS,
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  customer: { sites: ["VN"], countries: null, orgs: null, customers: [oneCustomer] },
  customers: { sites: ["VN"], countries: null, orgs: null, customers: someCustomers },
  noCustomer: { sites: ["VN"], countries: null, orgs: null, customers: [] },
};
const as = (scope: string, site: "VN" | "MY" = "VN") => ({ caller: { site, scope } });
const idsOf = (rows: readonly { id: string }[]) => rows.map((r) => r.id).sort();
const demoIds = (orders: readonly OrderParts[]) => orders.map((o) => o.order.id).sort();
const newest = { pageSize: 200 };

onEachDatabase(released(service), (database: () => OpenDatabase) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  describe("row scope", () => {
    test("PERM-02 lists the caller's site alone", async () => {
      const page = await result(app, orderRoutes.pageQuery, { body: newest }, as("vn"));
      expect(idsOf(page.data)).toEqual(demoIds(mine));
    });
    test("PERM-02 lists nothing to whom no data group opens the site he is on", async () => {
      for (const who of [as("none"), as("vn", "MY"), as("noCustomer")]) {
        const query = { body: { ...newest, want: ["total" as const, "statusCounts" as const] } };
        const page = await result(app, orderRoutes.pageQuery, query, who);
        expect(page).toMatchObject({ data: [], total: 0 });
        expect(page.statusCounts?.reduce((sum, s) => sum + s.count, 0)).toBe(0);
      }
    });
    test.each([
      ["customer", [oneCustomer]],
      ["customers", someCustomers],
    ])("PERM-02 lists the orders of the caller's customers: %s", async (scope, customers) => {
      const page = await result(app, orderRoutes.pageQuery, { body: newest }, as(scope));
      expect(idsOf(page.data)).toEqual(demoIds(mine.filter((o) => customers.includes(o.order.customerCode))));
    });
    test("PERM-02 a filter by customer opens no other customer", async () => {
      const other = mine.find((o) => !someCustomers.includes(o.order.customerCode))!.order.customerCode;
      for (const [customerCode, found] of [
        [other, 0],
        [oneCustomer, mine.filter((o) => o.order.customerCode === oneCustomer).length],
      ] as const) {
        const page = await result(
          app,
          orderRoutes.pageQuery,
          { body: { ...newest, filter: { customerCode } } },
          as("customers"),
        );
        expect(page.data.length).toBe(found);
      }
    });
    test("PERM-02 leaves out foreign rows by id", async () => {
      const ids = [myFirst.order.id, theirFirst.order.id];
      const found = await result(app, orderRoutes.byIds, { body: { ids } }, as("vn"));
      expect(idsOf(found)).toEqual([myFirst.order.id]);
      const details = await result(app, orderRoutes.details, { body: { ids } }, as("vn"));
      expect(details.map((d) => d.orderId)).toEqual([myFirst.order.id]);
    });
    test("PERM-02 does not tell a foreign order from a missing one", async () => {
      const { id, sfWaybillNo } = theirFirst.order;
      const bodies = [
        { id },
        { number: sfWaybillNo },
        { id: "01900000-0000-7000-8000-000000000000" },
        { number: "NONE" },
      ];
      for (const body of bodies) expect(await result(app, orderRoutes.detail, { body }, as("vn"))).toBeNull();
      const listed = await result(
        app,
        orderRoutes.pageQuery,
        { body: { ...newest, filter: { numbers: [sfWaybillNo] } } },
        as("vn"),
      );
      expect(listed.data).toEqual([]);
    });
  });

  describe("detail", () => {
    test("finds an order by each of its numbers, as they are pasted", async () => {
      for (const { number } of mine.flatMap((o) => o.numbers).slice(0, 40)) {
        const spaced = ` ${number.toLowerCase().slice(0, 6)} ${number.slice(6)}`;
        const found = await result(app, orderRoutes.detail, { body: { number: spaced } }, as("vn"));
        expect(mine.find((o) => o.order.id === found?.row.id)?.numbers.map((n) => n.number)).toContain(number);
      }
    });
    test("ORD-08 holds every part of the order, history newest first", async () => {
      for (const o of mine.slice(0, 20)) {
        const found = await result(app, orderRoutes.detail, { body: { id: o.order.id } }, as("vn"));
        const detail = found!.detail;
        expect(detail.goods.map((g) => g.total)).toEqual(o.goods.map((g) => g.total));
        expect(detail.services.map((s) => s.fee)).toEqual(o.services.map((s) => s.fee));
        expect(detail.history.map((h) => h.event)).toEqual(o.history.map((h) => h.event).toReversed());
        expect([detail.sender.name, detail.receiver.name]).toEqual(o.parties.map((p) => p.name));
        expect(detail.mergedWaybillNos).toEqual(o.order.mergedWaybillNos);
        expect(detail.exhibition === null).toBe(o.order.exhibitor === undefined);
        expect(detail.cod?.amount ?? null).toBe(o.order.codAmount);
        expect(detail.cancellation?.reason ?? null).toBe(o.order.cancelReason);
        expect(found!.row.declaredValue).toBe(o.order.declaredValue);
      }
    });
    test("PERM-12 nothing that identifies a person leaves in the clear", async () => {
      const ids = mine.slice(0, 150).map((o) => o.order.id);
      const answers = JSON.stringify([
        await result(app, orderRoutes.pageQuery, { body: newest }, as("vn")),
        await result(app, orderRoutes.byIds, { body: { ids } }, as("vn")),
        await result(app, orderRoutes.details, { body: { ids } }, as("vn")),
      ]);
      const clear = mine
        .slice(0, 150)
        .flatMap(({ order: o, parties }) => [
          ...parties.flatMap((p) => [p.phone, p.email, p.certNo, p.address]),
          o.payMonthCard,
          o.taxMonthCard,
          o.codCard,
          o.importerPhone,
          o.importerAddress,
          o.exhibitionRecipientTel,
        ]);
      const values = clear.filter((value) => typeof value === "string");
      expect(values.length).toBeGreaterThan(300);
      expect(values.filter((value) => answers.includes(value))).toEqual([]);
      expect(mine.map((o) => o.order.receiverPhone).filter((phone) => answers.includes(phone))).toEqual([]);
    });
  });

  describe("bad input", () => {
    /** The route as somebody sees it who knows nothing of its limits. */
    const unread = { ...orderRoutes.pageQuery, body: z.object({}).loose() };
    const refused = async (body: Record<string, unknown>) => (await ask(app, unread, { body }, as("vn"))).code;
    test.each([
      [{ pageSize: 100_000 }],
      [{ pageSize: 50, pageNum: 201 }],
      [{ pageSize: 50, pageNum: 1, after: "x" }],
      [{ pageSize: 10, sort: "RECEIVER_NAME_ASC" }],
      [{ pageSize: 10, filter: { orderStatus: ["LOST"] } }],
      [{ pageSize: 10, filter: { declaredMin: "1e9" } }],
      [{ pageSize: 10, filter: { createdFrom: "yesterday" } }],
      [{ pageSize: 10, filter: { receiverCountry: Array.from({ length: 21 }, () => "CN") } }],
    ])("refuses %j", async (body) => {
      expect(await refused(body)).toBe(SERVICE_CODES.invalid);
    });
    test("refuses a rubbish cursor and another query's", async () => {
      const first = await result(app, orderRoutes.pageQuery, { body: { pageSize: 5 } }, as("vn"));
      const others = { pageSize: 5, after: first.after, filter: { orderStatus: ["DELIVERED"] } };
      for (const body of [
        others,
        { pageSize: 5, after: "rubbish" },
        { pageSize: 5, sort: "DECLARED_VALUE_ASC", after: first.after },
      ])
        expect(await refused(body)).toBe(SERVICE_CODES.badPage);
    });
    test("a number with control characters finds nothing and breaks nothing", async () => {
      const page = await result(
        app,
        orderRoutes.pageQuery,
        { body: { pageSize: 5, filter: { numbers: ["SF\u00001"] } } },
        as("vn"),
      );
      expect(page.data).toEqual([]);
    });
  });
});
