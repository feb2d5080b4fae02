import { customerRoutes } from "@linehaul/schema/customers/customer";
import * as contract from "@linehaul/schema/customers/finding";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { findSensitiveMutation } from "../../../writing/find-sensitive.ts";

const { findSensitive } = customerRoutes;

enumOf(contract.CustomerFindingKind);
export const CustomerFinding = objectOf(contract.CustomerFinding);

findSensitiveMutation({
  name: "Customers",
  things: "customers",
  list: "customers",
  may: findSensitive.may,
  type: CustomerFinding,
  input: contract.FindCustomers,
  find: (grant, body, options) => grant.call(findSensitive, { body }, options),
});
