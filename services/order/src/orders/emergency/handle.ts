import type { Call, Emit, JsonObject } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { StuckOrder } from "@linehaul/schema/orders/emergency/row";
import { and, eq } from "drizzle-orm";
import { mineOf } from "../order/mine.ts";
import { orderHistory } from "../order/parts/table.ts";
import { orders, type OrderRecord } from "../order/table.ts";
import type { Handling } from "./acts.ts";
import { stuckOrders } from "./list.ts";

/** Which order, as somebody saw it, and why he does something about it. */
interface Seen {
  readonly id: string;
  readonly version: number;
  readonly reason: string;
}

async function shownOf(tx: Db, id: string): Promise<StuckOrder> {
  const [shown] = await stuckOrders(tx, await tx.select().from(orders).where(eq(orders.id, id)));
  if (shown === undefined) throw new Error("an order that is held is gone");
  return shown;
}

/** What the trail keeps of an order before and after: how it stands, and what can be corrected. */
function keptOf({ causes, customerName: _name, createdAt: _at, ...rest }: StuckOrder): JsonObject {
  return { ...rest, causes: causes.map(({ why }) => why) };
}

/**
 * Does something about one of the caller's orders, with a line of its history and the trail's before and after; `name` stands in both. An order
 * that changed since it was seen is refused.
 */
export async function handleOrder(
  call: Call,
  { id, version, reason }: Seen,
  name: string,
  act: (tx: Db, emit: Emit, order: OrderRecord, who: Handling) => Promise<void>,
): Promise<StuckOrder> {
  const mine = mineOf(call.caller, await call.scope()).where;
  const { userName, button } = call.caller;
  const who: Handling = { mine, userName, button, at: call.now(), traceId: call.traceId, reason };
  return call.write(async (tx, emit) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(mine, eq(orders.id, id)))
      .for("update");
    if (order === undefined) throw fail(SERVICE_CODES.notFound);
    if (order.version !== version) throw fail(SERVICE_CODES.changed);
    const before = await shownOf(tx, id);
    const { site } = order;
    const line = { id: newId(), orderId: id, site, event: "EMERGENCY", params: { act: name, reason } } as const;
    await tx.insert(orderHistory).values({ ...line, actor: userName, at: who.at });
    await act(tx, emit, order, who);
    const after = await shownOf(tx, id);
    emit({
      type: "order.emergency",
      subject: id,
      site,
      reason,
      data: { act: name },
      before: keptOf(before),
      after: keptOf(after),
    });
    return after;
  });
}
