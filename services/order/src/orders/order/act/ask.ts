import type { Call, JsonObject } from "@linehaul/kit/call";
import { newId } from "@linehaul/kit/ids";
import { askTask, mustHold } from "@linehaul/kit/tasks/ask";
import { ORDER_ACT_CHANGED, type OrderAct } from "@linehaul/schema/orders/order/act";
import { DONE_AT_ONCE } from "@linehaul/schema/orders/order/act-limits";
import { mineOf } from "../mine.ts";
import { inOrder, kindName, type OrderActKind } from "./kind.ts";

/**
 * Acts on orders: on up to 20 while the caller waits, in one transaction; on more as a task of his, whose outcomes are kept. The same
 * submission again answers the same.
 */
export async function askAct<I extends JsonObject>(
  call: Call,
  { kind, act }: OrderActKind<I>,
  ids: readonly string[],
  how: I,
): Promise<OrderAct> {
  const base = { kind: kindName(kind), orders: ids.length, errorCode: null, traceId: call.traceId };
  if (ids.length <= DONE_AT_ONCE) {
    const { user, userName, site, button } = call.caller;
    const who = {
      actId: newId(),
      user,
      site,
      mine: mineOf(call.caller, await call.scope()).where,
      userName,
      button,
      at: call.now(),
      traceId: call.traceId,
    };
    return call.write(async (tx, emit) => {
      const outcomes = inOrder(ids, await act(tx, emit, who, ids, how));
      return { ...base, actId: who.actId, taskId: null, state: "SUCCESS" as const, outcomes };
    });
  }
  await mustHold(call, []);
  const asked = await call.write(async (tx, emit) => {
    const input = { ids, how };
    const { id } = await askTask(call, tx, emit, { kind: { kind, event: ORDER_ACT_CHANGED }, buttons: [], input });
    return { ...base, actId: id, taskId: id, state: "PENDING" as const, outcomes: [] };
  });
  call.jobs.look();
  return asked;
}
