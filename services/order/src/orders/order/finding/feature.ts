import { feature as bind } from "@linehaul/kit/feature";
import { orderFindingRoutes } from "@linehaul/schema/orders/order/finding";
import { mineOf } from "../mine.ts";
import { findSensitive } from "./find.ts";

export const feature = bind(orderFindingRoutes, {
  findSensitive: async ({ body }, call) => findSensitive(call, mineOf(call.caller, await call.scope()).where, body),
});
