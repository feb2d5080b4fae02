import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import { anyOf } from "@linehaul/kit/many";
import {
  isOpenStep,
  isWaiting,
  ORDER_STEPS,
  type OrderStep as StepOfTable,
  type OrderStepName,
} from "@linehaul/schema/orders/order/lifecycle";
import { sql } from "drizzle-orm";
import { orderHistory } from "../parts/table.ts";
import { type NewOrder, orders, type OrderRecord } from "../table.ts";
import { passTimes } from "./pass-time.ts";

/** A step that somebody takes, and what stands on the orders and in their history with it. */
export interface TakenStep {
  readonly step: OrderStepName;
  readonly actor: string;
  readonly at: Date;
  readonly params?: Readonly<Record<string, string>>;
  readonly more?: Pick<NewOrder, "cancelReason" | "cancelType" | "cancelledAt">;
}

/**
 * Takes a step with orders that the transaction holds, and tells their history: nothing else writes how an order stands. Who calls has asked
 * the lifecycle whether it may be; what the table has not is a bug, and throws.
 */
export async function takeStep(
  tx: Db,
  held: readonly OrderRecord[],
  { step, actor, at, params = {}, more = {} }: TakenStep,
): Promise<void> {
  if (held.length === 0) return;
  const wrong = held.find(({ orderStatus }) => !isOpenStep(step, orderStatus));
  if (wrong !== undefined) throw new Error(`${step} from ${wrong.orderStatus}`);
  const { to, audit }: StepOfTable = ORDER_STEPS[step];
  const passAt = to === "TO_VERIFY" ? await passTimes(tx, at) : null;
  const ids = held.map(({ id }) => id);
  await tx
    .update(orders)
    .set({
      ...more,
      orderStatus: to,
      ...(audit !== null && { auditStatus: audit }),
      version: sql`${orders.version} + 1`,
      passAt,
      waitingSince: isWaiting(to) ? at : null,
    })
    .where(anyOf(orders.id, ids));
  await tx
    .insert(orderHistory)
    .values(held.map(({ id, site }) => ({ id: newId(), orderId: id, site, event: step, params, actor, at })));
}
