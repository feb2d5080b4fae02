import type { Call } from "@linehaul/kit/call";
import { feature as bind, type Feature } from "@linehaul/kit/feature";
import { type Cancellable, orderCancelRoutes } from "@linehaul/schema/orders/order/cancel";
import { and, inArray } from "drizzle-orm";
import { askAct } from "../act/ask.ts";
import { actTask } from "../act/task.ts";
import { mineOf } from "../mine.ts";
import { orders } from "../table.ts";
import { cancelAct } from "./cancel.ts";
import { cancelledBy } from "./found.ts";

/** How orders stand, in the order that they were asked for. */
async function preview(call: Call, ids: readonly string[]): Promise<Cancellable[]> {
  const { id, sfWaybillNo, orderStatus } = orders;
  const mine = mineOf(call.caller, await call.scope()).where;
  const found = await call.db
    .select({ id, sfWaybillNo, orderStatus })
    .from(orders)
    .where(and(mine, inArray(orders.id, [...ids])));
  const before = await cancelledBy(call.db, found);
  const rows = new Map(found.map((row) => [row.id, { ...row, ...(before.get(row.id) ?? { by: null, at: null }) }]));
  return ids.flatMap((one) => rows.get(one) ?? []);
}

export const feature: Feature = {
  ...bind(orderCancelRoutes, {
    preview: ({ body }, call) => preview(call, body.ids),
    cancel: ({ body: { ids, ...how } }, call) => askAct(call, cancelAct, ids, how),
    cancelApproved: ({ body: { ids, ...how } }, call) => askAct(call, cancelAct, ids, how),
  }),
  work: [actTask(cancelAct)],
};
