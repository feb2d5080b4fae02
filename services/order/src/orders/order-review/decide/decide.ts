import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { ReviewDecision } from "@linehaul/schema/orders/order-review/decide";
import { ORDER_STEPS, type OrderStepName } from "@linehaul/schema/orders/order/lifecycle";
import { and, eq, type SQL } from "drizzle-orm";
import type { Acting } from "../../order/act/kind.ts";
import { orders, type OrderRecord } from "../../order/table.ts";
import { reviewable } from "../../staff-audit-auth/reviewable.ts";
import { handlingOf, over } from "../handling/standing.ts";
import { decided, refusalOf } from "./decided.ts";

/** Does something with an order that the transaction holds. */
export type Act = (tx: Db, emit: Emit, order: OrderRecord, who: Acting) => Promise<void>;

/** What somebody decides about an order that he saw. */
export interface Decision {
  readonly id: string;
  /** The version that he saw. */
  readonly version: number;
  readonly step: OrderStepName;
  /** Takes the step, which the order's state allows. */
  readonly act: Act;
  /** What is done instead with an order that is where the step leads. */
  readonly again?: Act;
}

/** An order of the caller's queues, held by the transaction; outside of his authorisation it is not found (PERM-10). */
export async function heldCase(tx: Db, mine: SQL, id: string): Promise<OrderRecord> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(mine, eq(orders.id, id)))
    .for("update");
  if (order === undefined) throw fail(SERVICE_CODES.notFound);
  return order;
}

/** Who else is on an order, and since when; null: nobody is. */
async function otherHandler(tx: Db, id: string, userName: string) {
  const handling = (await handlingOf(tx, [id])).get(id);
  return handling === undefined || handling.handledBy === userName
    ? null
    : { by: handling.handledBy, at: handling.handledSince };
}

/**
 * Decides about an order of the caller's queue, in one transaction with its history, audit, events and deliveries, under the order's lock: of two
 * who decide at once the second is told who was first, and when (REV-06), and while somebody else is on it nobody decides. Outside his authorisation it is not found (PERM-10).
 */
export async function decide(call: Call, { id, version, step, act, again }: Decision): Promise<ReviewDecision> {
  const { userName, button } = call.caller;
  const mine = await reviewable(call);
  return call.write(async (tx, emit) => {
    const order = await heldCase(tx, mine, id);
    const who = { mine, userName, button, at: call.now(), traceId: call.traceId };
    const isThere = again !== undefined && order.orderStatus === ORDER_STEPS[step].to;
    const code = isThere ? null : refusalOf(order, step, button, version);
    if (code !== null) return decided(tx, id, code);
    const handler = await otherHandler(tx, id, userName);
    if (handler !== null) return { ...(await decided(tx, id, SERVICE_CODES.handled)), ...handler };
    await (isThere ? again : act)(tx, emit, order, who);
    await over(tx, [id]);
    return decided(tx, id, null);
  });
}
