import type { Db } from "@linehaul/kit/database-type";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { ReviewDecision } from "@linehaul/schema/orders/order-review/decide";
import { isStepName, mayStep, ORDER_STEPS, type OrderStepName } from "@linehaul/schema/orders/order/lifecycle";
import { and, desc, eq, inArray } from "drizzle-orm";
import { orderHistory } from "../../order/parts/table.ts";
import { caseOf } from "../case.ts";
import { orders, type OrderRecord } from "../../order/table.ts";

const STEP_NAMES = Object.keys(ORDER_STEPS).filter(isStepName);

/** Who took the last step with each of these orders, and when. */
export async function lastSteps(
  tx: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly by: string; readonly at: string }>> {
  if (ids.length === 0) return new Map();
  const { orderId, actor, at, id, event } = orderHistory;
  const rows = await tx
    .selectDistinctOn([orderId], { orderId, by: actor, at })
    .from(orderHistory)
    .where(and(inArray(orderId, [...ids]), inArray(event, STEP_NAMES)))
    .orderBy(orderId, desc(at), desc(id));
  return new Map(rows.map((row) => [row.orderId, { by: row.by, at: row.at.toISOString() }]));
}

/** An order as a decision left it, or found it: with who took the last step and when (REV-06). */
export async function decided(tx: Db, id: string, code: number | null): Promise<ReviewDecision> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error("an order that is held is gone");
  const last = (await lastSteps(tx, [id])).get(id);
  return {
    row: await caseOf(tx, order),
    isDone: code === null,
    code,
    by: last?.by ?? null,
    at: last?.at ?? null,
  };
}

/** Why a step can't be taken with an order that is held; null when it can. What has passed is not passed twice (REV-07). */
export function refusalOf(order: OrderRecord, step: OrderStepName, button: string, seen: number): number | null {
  if (!mayStep(step, button, order.orderStatus))
    return step === "APPROVED" && ["APPROVED", "AUTO_PASSED"].includes(order.auditStatus)
      ? SERVICE_CODES.passed
      : SERVICE_CODES.wrongState;
  return order.version === seen ? null : SERVICE_CODES.changed;
}
