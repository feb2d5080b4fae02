import type { Call } from "@linehaul/kit/call";
import { feature as bind, type Feature } from "@linehaul/kit/feature";
import { delivery } from "@linehaul/kit/way-out/tables";
import type { OrderPushFilter } from "@linehaul/schema/orders/order-push";
import { MOST_ACTED } from "@linehaul/schema/orders/order/act-limits";
import { orderPushActRoutes, type Pushable, type PushableFailed } from "@linehaul/schema/orders/order/push";
import { and, asc, eq } from "drizzle-orm";
import { matchingPushes, myPushes } from "../../order-push/list.ts";
import { askAct } from "../act/ask.ts";
import { actTask } from "../act/task.ts";
import { mineOf } from "../mine.ts";
import { pushAct } from "./push.ts";
import { standings } from "./standing.ts";

const preview = async (call: Call, ids: readonly string[]): Promise<Pushable[]> =>
  standings(call.db, mineOf(call.caller, await call.scope()).where, ids);

/** All that failed among the caller's and that match, as many as are pushed at once. */
async function failed(call: Call, filter: OrderPushFilter | undefined): Promise<PushableFailed> {
  const { db } = call;
  const where = and(await myPushes(call), matchingPushes(filter), eq(delivery.state, "FAILED"));
  const matching = await db.$count(delivery, where);
  const found = await db
    .select({ id: delivery.subject })
    .from(delivery)
    .where(where)
    .orderBy(asc(delivery.askedAt), asc(delivery.id))
    .limit(MOST_ACTED);
  const ids = found.map(({ id }) => id);
  return { matching, orders: ids.length === 0 ? [] : await preview(call, ids) };
}

export const feature: Feature = {
  ...bind(orderPushActRoutes, {
    preview: ({ body }, call) => preview(call, body.ids),
    failed: ({ body }, call) => failed(call, body.filter),
    push: ({ body }, call) => askAct(call, pushAct, body.ids, {}),
  }),
  work: [actTask(pushAct)],
};
