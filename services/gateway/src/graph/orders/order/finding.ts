import * as contract from "@linehaul/schema/orders/order/finding";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { findSensitiveMutation } from "../../../writing/find-sensitive.ts";

const { findSensitive } = contract.orderFindingRoutes;

enumOf(contract.OrderFindingKind);
export const OrderFinding = objectOf(contract.OrderFinding);

findSensitiveMutation({
  name: "Orders",
  things: "orders",
  list: "orders",
  may: findSensitive.may,
  type: OrderFinding,
  input: contract.FindSensitive,
  find: (grant, body, options) => grant.call(findSensitive, { body }, options),
});
