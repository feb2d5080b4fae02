import { OrderDays, type DayCount } from "@linehaul/schema/orders/order/day-count";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { builder } from "../../../access/builder.ts";
import { invalid } from "../../../errors/gateway-error.ts";

const OrderDayCount = builder.objectRef<DayCount>("OrderDayCount").implement({
  description: "How many orders were placed on a day.",
  fields: (t) => ({
    day: t.exposeString("day", { description: "`yyyy-MM-dd`, in the zone of the request." }),
    count: t.exposeInt("count", { description: "Orders among the rows that you may see." }),
  }),
});

builder.queryField("ordersByDay", (t) =>
  t.may("ORDER_LIST.VIEW").field({
    type: [OrderDayCount],
    description: "New orders of each of the last days, today the last. One call to the order service.",
    args: { days: t.arg.int({ required: true, description: "1–92." }) },
    resolve: (_root, { days }, grant) => {
      const body = OrderDays.safeParse({ days, timeZone: grant.visit.timeZone });
      if (!body.success) throw invalid(`days: ${body.error.message}`);
      return grant.call(orderRoutes.countByDay, { body: body.data });
    },
  }),
);
