import { feature as bind } from "@linehaul/kit/feature";
import { findSensitive } from "@linehaul/kit/finding/find";
import { orderFindingRoutes } from "@linehaul/schema/orders/order/finding";
import { mineOf } from "../mine.ts";
import { lookFor } from "./look.ts";
import { orderFindings } from "./table.ts";

export const feature = bind(orderFindingRoutes, {
  findSensitive: async ({ body }, call) => {
    const mine = mineOf(call.caller, await call.scope()).where;
    return findSensitive(
      call,
      { thing: "order", tables: orderFindings, look: (tx, kind, sought) => lookFor(tx, kind, sought, mine) },
      body,
    );
  },
});
