import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { NO_ROWS, type RowScope } from "@linehaul/schema/scope";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import type { OrderParts } from "./parts/insert.ts";
import { order as service } from "../../service.ts";

const make = demoOrders({ orders: 300, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 300 }, (_, i) => make(i));
const mine = all.filter((o) => o.order.site === "MY");
// One order is of nobody's organisation.
mine[0]!.order.orgCode = null;
// One was placed by no account.
Object.assign(mine[1]!.order, { userCode: null, mainUserCode: null });
/** A main account and a sub of it, both of whom placed orders, and another main one. */
const isOfSub = ({ order: o }: OrderParts) => o.userCode !== o.mainUserCode;
const mains = new Set(mine.filter((o) => !isOfSub(o)).map((o) => o.order.mainUserCode));
const ofSub = mine.find((o) => isOfSub(o) && mains.has(o.order.mainUserCode))!.order;
const [main, sub] = [ofSub.mainUserCode!, ofSub.userCode!];
const other = mine.find((o) => o.order.mainUserCode && o.order.mainUserCode !== main)!.order.mainUserCode!;

const open = { sites: ["MY"], countries: null, orgs: null, customers: null };
type Opens = (order: OrderParts["order"]) => boolean;
const CASES: Readonly<Record<string, readonly [RowScope, Opens]>> = {
  "to some countries": [{ ...open, countries: ["SG", "CN"] }, (o) => ["SG", "CN"].includes(o.receiverCountry)],
  "to a country that nobody sends to": [{ ...open, countries: ["AQ"] }, () => false],
  "to an organisation": [{ ...open, orgs: ["MYOPS"] }, (o) => o.orgCode === "MYOPS"],
  "to the organisations of another site": [{ ...open, orgs: ["VNOPS", "IDCS"] }, () => false],
  "to no organisation": [{ ...open, orgs: [] }, () => false],
  "to countries that don't limit orders": [
    { ...open, countries: ["SG"], rules: { ORDER: { country: "OFF" }, CUSTOMER: { country: "REQUIRED" } } },
    () => true,
  ],
  "to nothing where a group of organisations is required": [
    { ...open, countries: ["SG"], rules: { ORDER: { org: "REQUIRED" } } },
    () => false,
  ],
  "to a main account": [{ ...open, accounts: [main] }, (o) => o.mainUserCode === main],
  "to a sub account": [{ ...open, accounts: [sub] }, (o) => o.userCode === sub],
  "to a main account and a sub of it": [{ ...open, accounts: [main, sub] }, (o) => o.mainUserCode === main],
  "to a sub account and another main one": [
    { ...open, accounts: [sub, other] },
    (o) => o.userCode === sub || o.mainUserCode === other,
  ],
  "to an account that places no orders": [{ ...open, accounts: ["NOBODY"] }, () => false],
  "to nothing where a group of accounts is required": [
    { ...open, rules: { ORDER: { account: "REQUIRED" } } },
    () => false,
  ],
  "to countries and organisations": [
    { ...open, countries: ["SG", "HK", "US"], orgs: ["MYCS", "MYCUST"] },
    (o) => ["SG", "HK", "US"].includes(o.receiverCountry) && ["MYCS", "MYCUST"].includes(o.orgCode ?? ""),
  ],
};
const scopeOf = Object.fromEntries(Object.entries(CASES).map(([name, [scope]]) => [name, scope]));

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    app = await testService({ ...service, database: database(), scopeOf: { ...scopeOf, none: NO_ROWS } });
  });
  afterAll(() => app.close());

  test.each(Object.keys(CASES))(
    "PERM-02 PERM-08 a caller who is kept %s: list, counts, by id, detail and clear values",
    async (name) => {
      const as = { caller: { site: "MY", scope: name } } as const;
      const opens = CASES[name]![1];
      const [inside, outside] = [mine.filter((o) => opens(o.order)), mine.filter((o) => !opens(o.order))];
      const ids = inside.map((o) => o.order.id).sort();
      const page = await result(
        app,
        orderRoutes.pageQuery,
        { body: { pageSize: 200, want: ["total", "statusCounts"] } },
        as,
      );
      expect(page.data.map((o) => o.id).sort()).toEqual(ids);
      expect(page.total).toBe(ids.length);
      expect(page.statusCounts?.reduce((sum, s) => sum + s.count, 0)).toBe(ids.length);
      const asked = mine.map((o) => o.order.id);
      const found = await result(app, orderRoutes.byIds, { body: { ids: asked } }, as);
      expect(found.map((o) => o.id).sort()).toEqual(ids);
      const details = await result(app, orderRoutes.details, { body: { ids: asked } }, as);
      expect(details.map((o) => o.orderId).sort()).toEqual(ids);
      for (const { order } of outside.slice(0, 5)) {
        for (const body of [{ id: order.id }, { number: order.sfWaybillNo }])
          expect(await result(app, orderRoutes.detail, { body }, as)).toBeNull();
        const wanted = { id: order.id, field: "RECEIVER_PHONE" as const, reason: "The courier stands there" };
        expect((await ask(app, orderRoutes.showClear, { body: wanted }, as)).code).toBe(SERVICE_CODES.notFound);
      }
      for (const { order } of inside.slice(0, 5))
        expect((await result(app, orderRoutes.detail, { body: { id: order.id } }, as))?.row.orgCode).toBe(
          order.orgCode,
        );
    },
  );

  test("PERM-02 what another scope opens is counted, whatever the asker's own rows are", async () => {
    const asker = { caller: { site: "MY", scope: "none" } } as const;
    const count = (version: string) => result(app, orderRoutes.countInScope, { body: { version } }, asker);
    for (const [name, [, opens]] of Object.entries(CASES))
      expect(await count(name)).toEqual({ count: mine.filter((o) => opens(o.order)).length, exact: true });
    const refused = await ask(
      app,
      orderRoutes.countInScope,
      { body: { version: "none" } },
      { ...asker, button: "ORDER_LIST.VIEW" },
    );
    expect(refused.code).toBe(SERVICE_CODES.notTaken);
  });
});
