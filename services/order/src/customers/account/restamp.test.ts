import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { result, testService } from "@linehaul/kit/testing/service";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { and, count, desc, eq, ne } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedOrder } from "../../demo.ts";
import { orders } from "../../orders/order/table.ts";
import { order as service } from "../../service.ts";
import { restampAccounts } from "./restamp.ts";
import { accountCopy } from "./table.ts";

const until = new Date("2026-11-20T10:00:00Z");

onEachDatabase(released(service), (database) => {
  const scopeOf: Record<string, { sites: string[]; countries: null; orgs: null; customers: null; accounts: string[] }> =
    {};
  let app: FastifyInstance;
  beforeAll(async () => {
    await seedOrder(database().db, { orders: 400, until });
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  const restamp = async () => {
    const told: unknown[] = [];
    await restampAccounts({
      db: database().db,
      signal: new AbortController().signal,
      tell: (...line) => told.push(line),
    });
    return told;
  };
  const tie = (userCode: string, mainUserCode: string) =>
    database().db.update(accountCopy).set({ mainUserCode }).where(eq(accountCopy.userCode, userCode));
  const all = () =>
    database()
      .db.select({ id: orders.id, userCode: orders.userCode, mainUserCode: orders.mainUserCode })
      .from(orders)
      .orderBy(orders.id);
  /** What somebody sees who is kept to an account. */
  const seenBy = async (account: string) => {
    scopeOf[account] = { sites: ["MY"], countries: null, orgs: null, customers: null, accounts: [account] };
    const body = { pageSize: 1, want: ["total" as const] };
    return (await result(app, orderRoutes.pageQuery, { body }, { caller: { site: "MY", scope: account } })).total;
  };
  /** The busiest account of a kind, with the number of its orders. */
  const busiest = async (isSub: boolean) => {
    const kind = isSub ? ne(orders.userCode, orders.mainUserCode) : eq(orders.userCode, orders.mainUserCode);
    const [found] = await database()
      .db.select({ userCode: orders.userCode, mainUserCode: orders.mainUserCode, placed: count() })
      .from(orders)
      .where(and(eq(orders.site, "MY"), kind))
      .groupBy(orders.userCode, orders.mainUserCode)
      .orderBy(desc(count()), orders.userCode)
      .limit(1);
    return { userCode: found!.userCode!, mainUserCode: found!.mainUserCode!, placed: found!.placed };
  };

  test("PERM-08 what nobody tied otherwise stays as it is", async () => {
    const before = await all();
    expect(await restamp()).toEqual([["CHANGED", 0]]);
    expect(await all()).toEqual(before);
  });

  test("PERM-08 orders of a sub that gets another main account, or none, are that account's from then on", async () => {
    const sub = await busiest(true);
    const before = await all();
    for (const main of ["MYNEWMAIN", sub.userCode]) {
      await tie(sub.userCode, main);
      expect(await restamp()).toEqual([["CHANGED", sub.placed]]);
      expect(await all()).toEqual(
        before.map((order) => (order.userCode === sub.userCode ? { ...order, mainUserCode: main } : order)),
      );
      expect(await seenBy(main)).toBe(sub.placed);
    }
    expect(await seenBy(sub.mainUserCode)).toBe(before.filter(isOf(sub.mainUserCode)).length - sub.placed);
  });

  test("PERM-08 a main account that becomes a sub takes its own orders along, and is asked for as before", async () => {
    const own = await busiest(false);
    const other = "MYANOTHER";
    await tie(own.userCode, other);
    expect(await restamp()).toEqual([["CHANGED", own.placed]]);
    expect([await seenBy(own.userCode), await seenBy(other)]).toEqual([
      (await all()).filter(isOf(own.userCode)).length,
      own.placed,
    ]);
    // Tied to two after each other before the clock came.
    await tie(own.userCode, "MYNEXT");
    await database()
      .db.update(orders)
      .set({ mainUserCode: "MYNEXT" })
      .where(eq(orders.id, await oneOf(own.userCode)));
    await tie(own.userCode, "MYLAST");
    expect(await restamp()).toEqual([["CHANGED", own.placed]]);
    expect(await seenBy("MYLAST")).toBe(own.placed);
    expect(await restamp()).toEqual([["CHANGED", 0]]);
  });

  const isOf = (account: string) => (o: { userCode: string | null; mainUserCode: string | null }) =>
    [o.userCode, o.mainUserCode].includes(account);
  const oneOf = async (userCode: string) => (await all()).find((o) => o.userCode === userCode)!.id;
});
