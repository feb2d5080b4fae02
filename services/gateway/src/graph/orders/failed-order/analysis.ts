import * as contract from "@linehaul/schema/orders/failed-order";
import { builder } from "../../../access/builder.ts";
import { objectOf } from "../../../contract/named.ts";

const { byReason, bySource, byCustomer, byDay } = contract.FailedOrderAnalysis.shape;
for (const part of [byReason, bySource, byCustomer, byDay]) objectOf(part.element);
const FailedOrderAnalysis = objectOf(contract.FailedOrderAnalysis);

builder.queryField("failedOrderAnalysis", (t) =>
  t.may("FAILED_ORDER.ANALYSE").field({
    type: FailedOrderAnalysis,
    description: "Where orders fail, among the rows that you may see. One call to the order service.",
    args: {
      from: t.arg({ type: "DateTime", description: "At or after this instant." }),
      to: t.arg({ type: "DateTime", description: "Before this instant." }),
    },
    resolve: (_root, { from, to }, grant) =>
      grant.call(contract.failedOrderRoutes.analysisList, {
        query: { ...(from && { from }), ...(to && { to }) },
      }),
  }),
);
