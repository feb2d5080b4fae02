import type { Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import { orderProblems } from "@linehaul/schema/orders/order/new-order-rules";
import type { SourceSystem } from "@linehaul/schema/orders/order/status";
import { sql } from "drizzle-orm";
import { cityCodes } from "../../../base-data/default-city-code/fill.ts";
import { mainAccounts } from "../../../customers/account/main.ts";
import { takeNumbers } from "../../waybill-pool/take.ts";
import { dueTimes } from "../lifecycle/pass-time.ts";
import { orderMeans, type KnownMeans } from "../means.ts";
import { insertOrders } from "../parts/insert.ts";
import { customersNamed, customersOf, knownProblems } from "./known.ts";
import { partsOf } from "./make.ts";
import { oneOf } from "./merge.ts";
import type { OrderWriter } from "./writer.ts";

/** An order as it was stored. */
export interface StoredOrder {
  readonly id: string;
  readonly sfWaybillNo: string;
  /** Waybills of its further parcels. */
  readonly childNos: readonly string[];
  readonly customerOrderNo: string;
}
interface Storing {
  readonly writer: OrderWriter;
  readonly source?: SourceSystem;
}

/** No refusal names more problems than this: it is an answer, not a report. */
const MOST_TOLD = 200;
const refuse = (problems: readonly FieldProblem[]): void => {
  if (problems.length > 0) throw fail(SERVICE_CODES.invalid, { fields: problems.slice(0, MOST_TOLD) });
};
const inOrder =
  (i: number) =>
  (problem: FieldProblem): FieldProblem => ({ ...problem, path: ["orders", i, ...problem.path] });

/** Two who write the same numbers follow each other: one of a customer's writes at a time, and one of those that bring agents' numbers. */
async function lockNumbers(tx: Db, orders: readonly NewOrder[]): Promise<void> {
  const whose = new Set(orders.map((o) => o.customerCode));
  if (orders.some((o) => o.agentWayBillNo !== null)) whose.add("agent");
  const codes = sql.join(
    [...whose].map((code) => sql`${code}`),
    sql`, `,
  );
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('order numbers ' || code, 0))
    from (select code from unnest(array[${codes}]::text[]) as code order by code) as whose`);
}

/** Orders that travel as one: the first of them, with what it is with the others. */
interface Travelling {
  readonly order: NewOrder;
  readonly joined: readonly NewOrder[];
}

async function storeAll(
  tx: Db,
  emit: Emit,
  all: readonly Travelling[],
  { writer, source = "BATCH_IMPORT" }: Storing,
  means: KnownMeans,
): Promise<StoredOrder[]> {
  const codes = [...new Set(all.map(({ order }) => order.customerCode))];
  const customers = await customersOf(tx, writer, codes);
  const accounts = await mainAccounts(tx, codes);
  const { site } = writer;
  const further = all.map(({ order }) => order.parcelNum - 1);
  const mothers = await takeNumbers(tx, { site, kind: "MOTHER" }, all.length);
  const children = await takeNumbers(
    tx,
    { site, kind: "CHILD" },
    further.reduce((n, more) => n + more, 0),
  );
  const countries = new Set(
    all.flatMap(({ order: { sender, receiver } }) => [sender.countryCode, receiver.countryCode]),
  );
  const cityCode = await cityCodes(tx, [...countries]);
  const { [site]: passAt } = await dueTimes(tx, writer.at);
  let used = 0;
  const parts = all.map(({ order, joined }, i) => {
    const [customer, mother] = [customers.get(order.customerCode), mothers[i]];
    if (customer === undefined || mother === undefined) throw new Error("an order without customer or number");
    const from = used;
    used += further[i] ?? 0;
    const userCode = accounts.get(order.customerCode) ?? null;
    const placing = { writer, source, customer, userCode, joined, mother, children: children.slice(from, used) };
    return partsOf(order, { ...placing, means, cityCode, passAt });
  });
  await insertOrders(tx, parts);
  const stored = parts.map(({ order: { id, sfWaybillNo, mergedWaybillNos, customerOrderNo } }) => ({
    id,
    sfWaybillNo,
    childNos: mergedWaybillNos ?? [],
    customerOrderNo,
  }));
  const [first] = stored;
  if (first !== undefined)
    emit({
      type: "order.changed",
      subject: first.id,
      site,
      data: { orders: stored.length },
      after: { orders: stored.length, source, from: first.sfWaybillNo, to: stored.at(-1)?.sfWaybillNo },
    });
  return stored;
}

/** Refuses orders that may not be stored, each problem at `orders`, its place and its field; answers what they were checked against. */
async function mustFit(tx: Db, orders: readonly NewOrder[], { writer }: Storing): Promise<KnownMeans> {
  await lockNumbers(tx, orders);
  const means = await orderMeans(tx, { ...writer, customers: customersNamed(orders) });
  const known = await knownProblems(tx, writer, orders);
  refuse(orders.flatMap((order, i) => [...orderProblems(order, means), ...(known[i] ?? [])].map(inOrder(i))));
  return means;
}

/**
 * Stores orders with parties, goods, fees, history and numbers, all or none (ORD-12), in the caller's transaction: to be verified, of the
 * writer's site. Everything is looked at once more, for base data, customers and numbers may have changed since they were checked:
 * 400001 names each order by its place and its field; 409006 where the pool has not enough waybill numbers.
 */
export async function storeOrders(
  tx: Db,
  emit: Emit,
  orders: readonly NewOrder[],
  how: Storing,
): Promise<StoredOrder[]> {
  if (orders.length === 0) return [];
  const means = await mustFit(tx, orders, how);
  return storeAll(
    tx,
    emit,
    orders.map((order) => ({ order, joined: [] })),
    how,
    means,
  );
}

/** The same for orders that travel together: each group becomes one order, with all goods and every number. A group that does not agree is refused. */
export async function storeGroups(
  tx: Db,
  emit: Emit,
  groups: readonly (readonly NewOrder[])[],
  how: Storing,
): Promise<StoredOrder[]> {
  const orders = groups.flat();
  if (orders.length === 0) return [];
  const means = await mustFit(tx, orders, how);
  const all = groups.map((group, i): Travelling => {
    const [first, ...joined] = group;
    if (first === undefined) throw fail(SERVICE_CODES.invalid);
    if (joined.length === 0) return { order: first, joined };
    const order = oneOf(group, means);
    if (order === null)
      throw fail(SERVICE_CODES.invalid, { fields: [{ path: ["groups", i], key: "order.merge", params: {} }] });
    return { order, joined };
  });
  return storeAll(tx, emit, all, how, means);
}
