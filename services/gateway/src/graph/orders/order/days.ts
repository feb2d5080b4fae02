import { DayCount, OrderDays } from "@linehaul/schema/orders/order/day-count";
import { MonthCount, OrderMonths } from "@linehaul/schema/orders/order/month-count";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import type { z } from "zod";
import { builder } from "../../../access/builder.ts";
import type { Visit } from "../../../access/visit.ts";
import { toldWithLimits } from "../../../contract/input.ts";
import { objectOf } from "../../../contract/named.ts";
import { invalid } from "../../../errors/gateway-error.ts";

const OrderDayCount = objectOf(DayCount);
const OrderMonthCount = objectOf(MonthCount);

/** The last days of the zone that the request is in. */
export function lastDays({ timeZone }: Pick<Visit, "timeZone">, days: number): z.output<typeof OrderDays> {
  const read = OrderDays.safeParse({ days, timeZone });
  if (!read.success) throw invalid(`days: ${read.error.message}`);
  return read.data;
}

builder.queryField("ordersByDay", (t) =>
  t.may("ORDER_LIST.VIEW").field({
    type: [OrderDayCount],
    description: "New orders of each of the last days, today the last. One call to the order service.",
    args: { days: t.arg.int({ required: true, description: toldWithLimits(OrderDays, "days") }) },
    resolve: (_root, { days }, grant) => grant.call(orderRoutes.countByDay, { body: lastDays(grant.visit, days) }),
  }),
);

builder.queryField("ordersByMonth", (t) =>
  t.may("ORDER_LIST.VIEW").field({
    type: [OrderMonthCount],
    description:
      "Orders that a customer placed in each of the last months, this month the last. One call to the order service.",
    args: {
      customerCode: t.arg.string({ required: true, description: toldWithLimits(OrderMonths, "customerCode") }),
      months: t.arg.int({ required: true, description: toldWithLimits(OrderMonths, "months") }),
    },
    resolve: (_root, { customerCode, months }, grant) => {
      const read = OrderMonths.safeParse({ customerCode, months, timeZone: grant.visit.timeZone });
      if (!read.success) throw invalid(`months: ${read.error.message}`);
      return grant.call(orderRoutes.countByMonth, { body: read.data });
    },
  }),
);
