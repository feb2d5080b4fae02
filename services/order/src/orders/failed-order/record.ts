import type { Emit } from "@linehaul/kit/call";
import { load } from "@linehaul/kit/demo/load";
import type { Db } from "@linehaul/kit/database-type";
import { ServiceFailure } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import { Replayed, writeOnce, type WriteContext } from "@linehaul/kit/write";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FailedOrder, OrderWrite } from "@linehaul/schema/orders/failed-order";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import type { SourceSystem } from "@linehaul/schema/orders/order/status";
import { inArray } from "drizzle-orm";
import { customerCopy } from "../../customers/customer/table.ts";
import { plainNumber } from "../order/number.ts";
import { reasonOf } from "./reason.ts";
import { failedOrder, type FailedOrderRecord } from "./table.ts";

/** What was not written, and for whom. */
export interface Refused {
  readonly write: OrderWrite;
  readonly source: SourceSystem;
  readonly context: WriteContext;
  /** In the order of the write; of groups one after the other. */
  readonly orders: readonly NewOrder[];
}
export interface Attempt extends Refused {
  /** Outside of any transaction: the refused one is rolled back. */
  readonly db: Db;
}

/** No refusal is recorded with more orders than this: they say the same. */
const MOST_KEPT = 1000;

type Problems = FailedOrder["problems"];
/** The problems by the order that they name; those that name none concern all of them. */
function byOrder(fields: Problems): ReadonlyMap<number, Problems> {
  const found = new Map<number, Problems>();
  for (const { path, ...rest } of fields) {
    const [list, row, ...field] = path;
    if (list === "orders" && typeof row === "number")
      found.set(row, [...(found.get(row) ?? []), { ...rest, path: field }]);
  }
  return found;
}

/** Which orders are kept, each with what was wrong with it: those that the refusal names, or the first of each customer. */
function refusedOf({ orders }: Refused, fields: Problems): (readonly [NewOrder, Problems])[] {
  const named = byOrder(fields);
  if (named.size > 0)
    return [...named].flatMap(([row, problems]) => {
      const order = orders[row];
      return order === undefined ? [] : [[order, problems] as const];
    });
  const first = new Map(orders.toReversed().map((order) => [order.customerCode, order]));
  return [...first.values()].map((order) => [order, fields] as const);
}

/** Rows of what was refused, as the database knows their customers. */
async function rowsOf(db: Db, attempt: Refused, error: unknown): Promise<FailedOrderRecord[]> {
  const { context, write, source, orders } = attempt;
  const { code, fields = [] } = error instanceof ServiceFailure ? error : { code: SERVICE_CODES.broken };
  const refused = refusedOf(attempt, [...fields]).slice(0, MOST_KEPT);
  const codes = [...new Set(refused.map(([{ customerCode }]) => customerCode))];
  if (codes.length === 0) return [];
  const customers = await db.select().from(customerCopy).where(inArray(customerCopy.customerCode, codes));
  const known = new Map(customers.map((c) => [c.customerCode, c]));
  const { at, traceId, caller } = context;
  return refused.map(([order, problems]): FailedOrderRecord => {
    const customer = known.get(order.customerCode);
    return {
      id: newId(),
      at,
      traceId,
      write,
      code,
      problems,
      site: caller.site,
      userName: caller.userName,
      orders: orders.length,
      sourceSystem: source,
      reason: reasonOf(code, problems[0]?.key),
      customerCode: order.customerCode,
      customerName: customer?.site === caller.site ? customer.name : null,
      orgCode: customer?.site === caller.site ? customer.orgCode : null,
      customerOrderNo: order.customerOrderNo,
      plainNo: plainNumber(order.customerOrderNo),
      receiverCountry: order.receiver.countryCode,
      params: order,
    };
  });
}

async function insert(tx: Db, emit: Emit, { context }: Refused, rows: readonly FailedOrderRecord[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  await load(tx, failedOrder, rows);
  const { traceId, caller } = context;
  emit({ type: "order.refused", subject: traceId, site: caller.site, data: { orders: rows.length, code: first.code } });
}

/** Keeps what was refused as failed orders, in the transaction that tells of the refusal. */
export const keepRefused = async (tx: Db, emit: Emit, refused: Refused, why: ServiceFailure): Promise<void> =>
  insert(tx, emit, refused, await rowsOf(tx, refused, why));

async function recordRefused(attempt: Attempt, error: unknown): Promise<void> {
  const rows = await rowsOf(attempt.db, attempt, error);
  if (rows.length > 0) await writeOnce(attempt.db, attempt.context, (tx, emit) => insert(tx, emit, attempt, rows));
}

interface Told {
  error: (more: object, line: string) => void;
}

/**
 * Keeps what was refused as failed orders, in a transaction of its own. Never rejects: what can't be kept is told to `log` alone, for it
 * must not hide why the orders were refused. Who is still within the refused transaction does not wait for it, for the embedded database
 * is one connection.
 */
export const keepFailed = (attempt: Attempt, error: unknown, log: Told): Promise<void> =>
  recordRefused(attempt, error).catch((err: unknown) => log.error({ err }, "a failed order was not kept"));

/** Stands around a write of orders, outside of its transaction: what the service refuses is kept, and refused as before. */
export async function orFailed<T>(attempt: Attempt, log: Told, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Written before: nothing was refused.
    if (!(error instanceof Replayed)) await keepFailed(attempt, error, log);
    throw error;
  }
}
