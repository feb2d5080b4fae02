import type { Call } from "@linehaul/kit/call";
import { newId } from "@linehaul/kit/ids";
import { anyOf } from "@linehaul/kit/many";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { OrderAct, OrderOutcome } from "@linehaul/schema/orders/order/act";
import { and, asc } from "drizzle-orm";
import { orders, type OrderRecord } from "../../order/table.ts";
import { reviewable } from "../../staff-audit-auth/reviewable.ts";
import { handlingOf, over } from "../handling/standing.ts";
import { approving } from "./acts.ts";
import { lastSteps, refusalOf } from "./decided.ts";

/** A case as the reviewer saw it. */
interface Seen {
  readonly id: string;
  readonly version: number;
}

/**
 * Approves each of these orders that may be, in one transaction. They are locked by their ids, so that of two who approve the same ones neither waits for
 * the other for ever, and the second is told what the first did.
 */
export async function approveMany(call: Call, cases: readonly Seen[], release: boolean | null): Promise<OrderAct> {
  const { userName, button } = call.caller;
  const mine = await reviewable(call);
  const ids = cases.map(({ id }) => id);
  return call.write(async (tx, emit) => {
    const held = await tx
      .select()
      .from(orders)
      .where(and(mine, anyOf(orders.id, ids)))
      .orderBy(asc(orders.id))
      .for("update");
    const found = new Map(held.map((order) => [order.id, order]));
    const who = { mine, userName, button, at: call.now(), traceId: call.traceId };
    const handlers = await handlingOf(tx, ids);
    const others = new Map([...handlers].filter(([, { handledBy }]) => handledBy !== userName));
    const why = ({ id, version }: Seen): number | null => {
      const order = found.get(id);
      if (order === undefined) return SERVICE_CODES.notFound;
      return refusalOf(order, "APPROVED", button, version) ?? (others.has(id) ? SERVICE_CODES.handled : null);
    };
    const codes = new Map(cases.map((seen) => [seen.id, why(seen)]));
    const act = approving(release, null);
    const [doing, refused] = [
      held.filter(({ id }) => codes.get(id) === null),
      held.filter(({ id }) => codes.get(id) !== null),
    ];
    for (const order of doing) await act(tx, emit, order, who);
    await over(
      tx,
      doing.map(({ id }) => id),
    );
    const last = await lastSteps(
      tx,
      refused.map(({ id }) => id),
    );
    const outcome = (id: string, order: OrderRecord | undefined): OrderOutcome => {
      const code = codes.get(id) ?? null;
      const handler = code === SERVICE_CODES.handled ? others.get(id) : undefined;
      return {
        orderId: id,
        sfWaybillNo: order?.sfWaybillNo ?? null,
        isDone: code === null,
        code,
        stateFound: order?.orderStatus ?? null,
        by: handler?.handledBy ?? last.get(id)?.by ?? null,
        at: handler?.handledSince ?? last.get(id)?.at ?? null,
      };
    };
    const outcomes = ids.map((id) => outcome(id, found.get(id)));
    const { traceId } = call;
    const ended = { taskId: null, state: "SUCCESS", errorCode: null } as const;
    return { ...ended, actId: newId(), kind: "APPROVE" as const, orders: ids.length, outcomes, traceId };
  });
}
