import { userRole } from "@linehaul/admin/permissions/account/table";
import { decodeNodeId } from "@linehaul/gateway/access/node-id";
import { demoMainAccount } from "@linehaul/kit/demo/user-accounts";
import { fixedId } from "@linehaul/kit/ids";
import { orders } from "@linehaul/order/orders/order/table";
import { failedOrder } from "@linehaul/order/orders/failed-order/table";
import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startHouse, type House } from "../house/house.ts";
import { signIn, type Visitor } from "../house/visitor.ts";
import { byId, dataOf, listed, type Row } from "./sites/read.ts";
import { scopedLists, type Way } from "./sites/ways.ts";

const SLOW_MS = 120_000;
vi.setConfig({ testTimeout: SLOW_MS });
const MAIN = demoMainAccount("MY");
/** Records that are about an order: its account opens them. */
const ABOUT_ORDERS = ["Order", "CancelRecord", "OrderPush", "PushAttempt"];

let house: House;
let kept: Visitor;
let everything: Visitor;
/** Waybills of the account's orders. */
let own: ReadonlySet<string>;
let subs: number;

beforeAll(async () => {
  house = await startHouse();
  const { db } = house.services.admin;
  const users = ["account.my", "reviewer.my"].map((name) => fixedId("user", name));
  await db.delete(userRole).where(inArray(userRole.userId, users));
  const roleId = fixedId("role", "ADMINISTRATOR");
  await db.insert(userRole).values(users.map((userId) => ({ userId, roleId, isDefault: true })));
  [kept, everything] = await Promise.all([signIn(house, "account.my"), signIn(house, "reviewer.my")]);
  const theirs = await house.services.order.db
    .select()
    .from(orders)
    .where(and(eq(orders.site, "MY"), eq(orders.mainUserCode, MAIN)));
  own = new Set(theirs.map((o) => o.sfWaybillNo));
  subs = theirs.filter((o) => o.userCode !== MAIN).length;
}, SLOW_MS);
afterAll(() => house.close());

const waybills = (rows: readonly Row[]) => rows.map((row) => String(row["sfWaybillNo"]));
const listOf = (type: string): Way => {
  const way = scopedLists.find(({ row }) => row.name === type);
  if (!way) throw new Error(`nothing lists ${type}`);
  return way;
};

test("PERM-08 whose central account is a main account sees the orders of it and of its subs", async () => {
  const { rows, total } = await listed(kept, listOf("Order"));
  expect(new Set(waybills(rows))).toEqual(own);
  expect([total, subs > 0]).toEqual([own.size, true]);
  const query = "{ orders(first: 1) { statusCounts { count } } }";
  const Counts = z.object({ orders: z.object({ statusCounts: z.array(z.object({ count: z.int() })) }) });
  const { statusCounts } = Counts.parse(await dataOf(kept, query, {})).orders;
  expect(statusCounts.reduce((sum, status) => sum + status.count, 0)).toBe(own.size);
});

test.each(ABOUT_ORDERS)("PERM-08 %s: of no other account's order, in the list and by id", async (type) => {
  const way = listOf(type);
  const all = (await listed(everything, way)).rows;
  const foreign = all.filter((row) => !own.has(String(row["sfWaybillNo"])));
  expect(foreign.length).toBeGreaterThan(0);
  const seen = (await listed(kept, way)).rows;
  expect(new Set(seen.map(({ id }) => id))).toEqual(
    new Set(all.filter((row) => own.has(String(row["sfWaybillNo"]))).map(({ id }) => id)),
  );
  const ids = foreign.slice(0, 3).map(({ id }) => id);
  const there = await byId(everything, way.row, ids);
  expect(new Set(there.map((row) => row?.id))).toEqual(new Set(ids));
  expect(await byId(kept, way.row, ids)).toEqual(there.map(() => null));
});

test("PERM-08 a failed order is there for the customer's main account alone", async () => {
  const { db } = house.services.order;
  const one = await db.select().from(orders).where(eq(orders.mainUserCode, MAIN)).limit(1);
  const [failed] = await db.select().from(failedOrder).where(eq(failedOrder.site, "MY")).limit(1);
  await db.update(failedOrder).set({ customerCode: one[0]!.customerCode }).where(eq(failedOrder.id, failed!.id));
  const { rows } = await listed(kept, listOf("FailedOrder"));
  expect(rows.map(({ id }) => decodeNodeId(id).key)).toContain(failed!.id);
  expect(new Set(rows.map((row) => row["customerCode"]))).toEqual(new Set([one[0]!.customerCode]));
  expect((await listed(everything, listOf("FailedOrder"))).total).toBeGreaterThan(rows.length);
});

test("PERM-08 an order of another account is not there by its number, nor by a filter for its account", async () => {
  const { db } = house.services.order;
  const foreign = (await db.select().from(orders).where(eq(orders.site, "MY"))).find((o) => !own.has(o.sfWaybillNo))!;
  const query = "query ($number: String!) { one: order(number: $number) { id } }";
  const One = z.object({ one: z.object({ id: z.string() }).nullable() });
  const oneFor = async (who: Visitor) => One.parse(await dataOf(who, query, { number: foreign.sfWaybillNo })).one;
  expect(await oneFor(everything)).not.toBeNull();
  expect(await oneFor(kept)).toBeNull();
  const filter = { userCode: foreign.userCode };
  expect((await listed(everything, listOf("Order"), filter)).total).toBeGreaterThan(0);
  expect((await listed(kept, listOf("Order"), filter)).total).toBe(0);
});
