import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { newestOf } from "@linehaul/kit/way-out/ask";
import { delivery, deliveryAttempt } from "@linehaul/kit/way-out/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderPushRoutes } from "@linehaul/schema/orders/order-push";
import { and, eq, inArray } from "drizzle-orm";
import { mineOf } from "../order/mine.ts";
import {
  attemptSorts,
  attemptView,
  matchingAttempts,
  matchingPushes,
  myAttempts,
  myPushes,
  pushSorts,
  pushView,
} from "./list.ts";
import { askingOf, pushOrders } from "./push.ts";
import { sentIn } from "./sent.ts";

/** One order: what can't be pushed is refused with what it is. */
async function pushOne(call: Call, id: string) {
  const mine = mineOf(call.caller, await call.scope()).where;
  return call.write(async (tx, emit) => {
    const { pushed, unmapped, refused } = await pushOrders(tx, emit, mine, [id], askingOf(call));
    if (refused.length > 0) throw fail(SERVICE_CODES.wrongState, { detail: "CANCELLED" });
    const row = (
      await newestOf(
        tx,
        "CUSTOMS",
        [...pushed, ...unmapped].map((order) => order.id),
      )
    ).get(id);
    if (row === undefined) throw fail(SERVICE_CODES.notFound);
    return pushView(row);
  });
}

export const feature = bind(orderPushRoutes, {
  pageQuery: async ({ body }, call) =>
    pageRows({
      db: call.db,
      table: delivery,
      query: body,
      sorts: pushSorts,
      where: and(await myPushes(call), matchingPushes(body.filter)),
      row: pushView,
    }),
  byIds: async ({ body }, call) => {
    const where = and(await myPushes(call), inArray(delivery.id, body.ids));
    return (await call.db.select().from(delivery).where(where)).map(pushView);
  },
  recordPage: async ({ body }, call) =>
    pageRows({
      db: call.db,
      table: deliveryAttempt,
      query: body,
      sorts: attemptSorts,
      where: and(await myAttempts(call), matchingAttempts(body.filter)),
      row: attemptView,
    }),
  recordByIds: async ({ body }, call) => {
    const where = and(await myAttempts(call), inArray(deliveryAttempt.id, body.ids));
    return (await call.db.select().from(deliveryAttempt).where(where)).map(attemptView);
  },
  sent: async ({ params }, call) => {
    const [row] = await call.db
      .select({ key: delivery.key, body: delivery.body })
      .from(deliveryAttempt)
      .innerJoin(delivery, eq(delivery.id, deliveryAttempt.deliveryId))
      .where(and(await myAttempts(call), eq(deliveryAttempt.id, params.id)));
    if (row === undefined) throw fail(SERVICE_CODES.notFound);
    return sentIn(row);
  },
  push: ({ params }, call) => pushOne(call, params.id),
});
