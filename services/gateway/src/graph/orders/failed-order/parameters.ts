import * as contract from "@linehaul/schema/orders/failed-order";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { objectOf } from "../../../contract/named.ts";
import { RevealField } from "../../reveal.ts";

objectOf(contract.FailedOrderParameter, {
  without: ["clearField"],
  more: (t) => ({
    clearField: t.field({
      type: RevealField,
      nullable: true,
      description: "The name by which it can be shown in the clear; null where it is not masked.",
      resolve: (parameter) => parameter.clearField,
    }),
  }),
});
const FailedOrderParameters = objectOf(contract.FailedOrderParameters);

builder.queryField("failedOrderParameters", (t) =>
  t.may("FAILED_ORDER.VIEW").field({
    type: FailedOrderParameters,
    description: "What was sent with a failed order, sensitive values masked. One call to the order service.",
    args: { id: t.arg.id({ required: true, description: "The failed order's node id." }) },
    resolve: (_root, { id }, grant) =>
      grant.call(contract.failedOrderRoutes.getOrderParam, { params: { id: keyOf("FailedOrder", id) } }),
  }),
);
