import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { cancelRecordRoutes } from "@linehaul/schema/orders/cancel-record";
import { failedOrderRoutes } from "@linehaul/schema/orders/failed-order";
import { orderCancelRoutes } from "@linehaul/schema/orders/order/cancel";
import { orderPrintRoutes } from "@linehaul/schema/orders/order/print";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { orderPushActRoutes } from "@linehaul/schema/orders/order/push";
import { orderPushRoutes } from "@linehaul/schema/orders/order-push";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedOrder } from "../../demo.ts";
import { asNewOrder } from "../../demo/new-orders.ts";
import { demoOrders } from "../../demo/order.ts";
import { customerCopy } from "../../customers/customer/table.ts";
import { order as service } from "../../service.ts";
import { cancelRecord } from "../cancel-record/table.ts";
import { failedOrder } from "../failed-order/table.ts";
import { knownProblems } from "./writing/known.ts";
import { storeOrders } from "./writing/store.ts";
import { orders } from "./table.ts";

const until = new Date("2026-11-20T10:00:00Z");
const size = { orders: 600, until };
const make = demoOrders(size);
const mine = Array.from({ length: size.orders }, (_, i) => make(i)).filter(({ order }) => order.site === "MY");
const times = (of: (o: (typeof mine)[number]) => string | null | undefined) =>
  [...Map.groupBy(mine, of)].toSorted((a, b) => b[1].length - a[1].length).map(([code]) => code ?? "");
/** The busiest main account, its busiest sub, and another main account. */
const [main = "", other = ""] = times(({ order }) => order.mainUserCode);
const [sub = ""] = times(({ order: o }) => (o.mainUserCode === main && o.userCode !== main ? o.userCode : null)).filter(
  (code) => code !== "",
);
const kept = (accounts: string[]) => ({ sites: ["MY"], countries: null, orgs: null, customers: null, accounts });
const scopeOf = { main: kept([main]), sub: kept([sub]), both: kept([main, sub]) };
/** Of whom the rows are that each sees. */
const OF = {
  main: (o: Of) => o.mainUserCode === main,
  sub: (o: Of) => o.userCode === sub,
  both: (o: Of) => o.mainUserCode === main,
};
interface Of {
  readonly userCode?: string | null;
  readonly mainUserCode?: string | null;
}
const WHO = ["main", "sub", "both"] as const;
const as = (scope: (typeof WHO)[number]) => ({ caller: { site: "MY", scope } }) as const;

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  const all = () => database().db.select().from(orders).where(eq(orders.site, "MY"));
  beforeAll(async () => {
    await seedOrder(database().db, size);
    app = await testService({ ...service, database: database(), scopeOf, now: () => until });
  });
  afterAll(() => app.close());
  const strangers = async (who: (typeof WHO)[number]) => (await all()).filter((o) => !OF[who](o));

  test.each(WHO)(
    "PERM-08 kept to %s: numbers, printing, cancelling, pushing and files go by the same rule",
    async (who) => {
      const some = (await strangers(who)).filter((o) => o.orderStatus !== "CANCELLED").slice(0, 3);
      const own = (await all()).filter(OF[who]);
      expect([some.length, own.length > 0]).toEqual([3, true]);
      const ids = some.map(({ id }) => id);
      const numbers = [some[0]!.sfWaybillNo, own[0]!.sfWaybillNo];
      const body = { pageSize: 50, filter: { numbers }, want: ["numbersFound" as const] };
      const found = await result(app, orderRoutes.pageQuery, { body }, as(who));
      expect(found.data.map(({ id }) => id)).toEqual([own[0]!.id]);
      expect(found.numbersFound?.unknown).toEqual([some[0]!.sfWaybillNo]);

      const print = { button: "ORDER_LIST.PRINT_WAYBILL", ...as(who) } as const;
      const labels = await result(app, orderPrintRoutes.labels, { body: { ids, paper: "LABEL" } }, print);
      expect(labels.outcomes.map(({ isDone, code }) => [isDone, code])).toEqual(
        ids.map(() => [false, SERVICE_CODES.notFound]),
      );
      const cancel = { button: "ORDER_LIST.CANCEL", ...as(who) } as const;
      const act = { ids, reason: "Ordered twice by mistake", page: "ORDER_LIST" as const };
      const { outcomes } = await result(app, orderCancelRoutes.cancel, { body: act }, cancel);
      expect(outcomes.map(({ isDone, code }) => [isDone, code])).toEqual(
        ids.map(() => [false, SERVICE_CODES.notFound]),
      );
      expect((await ask(app, orderPushRoutes.push, { params: { id: ids[0]! } }, as(who))).code).toBe(
        SERVICE_CODES.notFound,
      );
      const file = await result(app, orderRoutes.exportPreview, { body: { ids: [...ids, own[0]!.id] } }, as(who));
      expect((file.rows?.count ?? 0) + (file.leftOut?.count ?? 0)).toBe(1);
    },
  );

  test.each(WHO)("PERM-08 kept to %s: records of cancels and pushes are those of the orders", async (who) => {
    const rows = await all();
    const wanted = rows.filter((o) => OF[who](o));
    const cancelled = await database().db.select().from(cancelRecord).where(eq(cancelRecord.site, "MY"));
    const records = await result(app, cancelRecordRoutes.pageQuery, { body: { pageSize: 200 } }, as(who));
    const own = new Set(wanted.map(({ id }) => id));
    expect(new Set(records.data.map(({ orderId }) => orderId))).toEqual(
      new Set(cancelled.map(({ orderId }) => orderId).filter((id) => own.has(id))),
    );
    const live = wanted.filter((o) => o.orderStatus !== "CANCELLED").slice(0, 2);
    const another = rows.find((o) => !OF[who](o) && o.orderStatus !== "CANCELLED")!;
    const push = { ids: [...live, another].map(({ id }) => id) };
    const anybody = { button: "ORDER_LIST.PUSH", caller: { site: "MY", scope: "all" } } as const;
    await result(app, orderPushActRoutes.push, { body: push }, anybody);
    for (const route of [orderPushRoutes.pageQuery, orderPushRoutes.recordPage] as const) {
      const pushes = await result(app, route, { body: { pageSize: 200 } }, as(who));
      expect(pushes.data.filter(({ orderId }) => !own.has(orderId))).toEqual([]);
    }
    const pushed = await result(app, orderPushRoutes.pageQuery, { body: { pageSize: 200 } }, as(who));
    expect(pushed.data.map(({ orderId }) => orderId)).toEqual(expect.arrayContaining(live.map(({ id }) => id)));
  });

  test("PERM-08 a failed order is of its customer's main account", async () => {
    const { customerCode } = mine.find(({ order }) => order.mainUserCode === main)!.order;
    await database().db.update(failedOrder).set({ customerCode }).where(eq(failedOrder.site, "MY"));
    const seen = async (who: (typeof WHO)[number]) =>
      (await result(app, failedOrderRoutes.pageQuery, { body: { pageSize: 1, want: ["total"] } }, as(who))).total;
    const there = await database().db.$count(failedOrder, eq(failedOrder.site, "MY"));
    expect([await seen("main"), await seen("sub")]).toEqual([there, 0]);
    await database().db.update(failedOrder).set({ customerCode: "6099999999" }).where(eq(failedOrder.site, "MY"));
    expect(await seen("main")).toBe(0);
  });

  test("PERM-08 an order that is stored keeps its customer's main account; who is kept to accounts writes for theirs alone", async () => {
    const { db } = database();
    await db.update(customerCopy).set({ status: "USABLE" });
    const [own, foreign] = [main, other].map((code, n) => ({
      ...asNewOrder(mine.find(({ order }) => order.mainUserCode === code)!),
      customerOrderNo: `ACCOUNT-${n}`,
      agentWayBillNo: null,
      services: [],
    }));
    const writer = { site: "MY", userName: "account.my", scope: kept([main]), at: until } as const;
    expect((await knownProblems(db, writer, [own, foreign])).map((list) => list.map(({ key }) => key))).toEqual([
      [],
      ["customer.unknown"],
    ]);
    const [stored] = await db.transaction((tx) => storeOrders(tx, () => undefined, [own!], { writer }));
    const [row] = await db.select().from(orders).where(eq(orders.id, stored!.id));
    expect(row).toMatchObject({ userCode: main, mainUserCode: main });
  });

  test("PERM-12 a user code that is a phone or an e-mail is shown masked, and is not asked about", async () => {
    const { db } = database();
    const one = (await all())[0]!;
    for (const [userCode, shown] of [
      ["kah.yee@example.my", /•/],
      ["60123456789", /•/],
      ["KAHYEE", /^KAHYEE$/],
    ] as const) {
      await db.update(orders).set({ userCode, mainUserCode: userCode }).where(eq(orders.id, one.id));
      const found = await result(
        app,
        orderRoutes.detail,
        { body: { id: one.id } },
        { caller: { site: "MY", scope: "all" } },
      );
      expect(found?.row.userCode).toMatch(shown);
      const filter = { userCode };
      const asked = await ask(
        app,
        orderRoutes.pageQuery,
        { body: { pageSize: 10, filter } },
        { caller: { site: "MY", scope: "all" } },
      );
      expect(asked.fields?.map(({ key }) => key) ?? asked.result?.data.length).toEqual(
        userCode === "KAHYEE" ? 1 : ["account.shownUserCode"],
      );
    }
  });
});
