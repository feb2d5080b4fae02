import { feature as bind } from "@linehaul/kit/feature";
import type { Call } from "@linehaul/kit/call";
import { pageRows } from "@linehaul/kit/paging";
import { emergencyRoutes } from "@linehaul/schema/orders/emergency/routes";
import { and, inArray } from "drizzle-orm";
import { mineOf } from "../order/mine.ts";
import { orders } from "../order/table.ts";
import { ACTS } from "./acts.ts";
import { correcting } from "./correct.ts";
import { handleOrder } from "./handle.ts";
import { matching, sorts, stuckOrders } from "./list.ts";

const mine = async (call: Call) => mineOf(call.caller, await call.scope()).where;

export const feature = bind(emergencyRoutes, {
  pageQuery: async ({ body }, call) => {
    const where = and(await mine(call), matching(body.filter));
    const found = await pageRows({ db: call.db, table: orders, query: body, sorts, where, row: (row) => row });
    return { ...found, data: await stuckOrders(call.db, found.data) };
  },
  byIds: async ({ body }, call) => {
    const where = and(await mine(call), inArray(orders.id, body.ids));
    return stuckOrders(call.db, await call.db.select().from(orders).where(where));
  },
  handle: ({ body: { act, ...seen } }, call) => handleOrder(call, seen, act, ACTS[act]),
  correct: ({ body: { id, version, reason, ...to } }, call) =>
    handleOrder(call, { id, version, reason }, "CORRECT", correcting(to)),
});
