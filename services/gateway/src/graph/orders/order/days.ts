import { DayCount, OrderDays } from "@linehaul/schema/orders/order/day-count";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { builder } from "../../../access/builder.ts";
import { toldWithLimits } from "../../../contract/input.ts";
import { objectOf } from "../../../contract/named.ts";
import { invalid } from "../../../errors/gateway-error.ts";

const OrderDayCount = objectOf(DayCount);

builder.queryField("ordersByDay", (t) =>
  t.may("ORDER_LIST.VIEW").field({
    type: [OrderDayCount],
    description: "New orders of each of the last days, today the last. One call to the order service.",
    args: { days: t.arg.int({ required: true, description: toldWithLimits(OrderDays, "days") }) },
    resolve: (_root, { days }, grant) => {
      const body = OrderDays.safeParse({ days, timeZone: grant.visit.timeZone });
      if (!body.success) throw invalid(`days: ${body.error.message}`);
      return grant.call(orderRoutes.countByDay, { body: body.data });
    },
  }),
);
