import { customerDetailRoutes } from "@linehaul/schema/customers/detail";
import {
  Customer as CustomerRow,
  customerRoutes,
  CustomerStatus,
  CustomerType,
  SettlementType,
} from "@linehaul/schema/customers/customer";
import { builder } from "../../../access/builder.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import "../../../contract/common.ts";
import { contractEntity } from "../../../contract/entity.ts";
import { enumOf } from "../../../contract/named.ts";
import { invalid } from "../../../errors/gateway-error.ts";
import { Country, countryOf } from "../../base-data/country.ts";
import { customerCodeOf, isCustomerCode } from "./code.ts";
import { CustomerDetail, customerDetails } from "./detail.ts";

enumOf(CustomerType);
enumOf(CustomerStatus);
enumOf(SettlementType);

/** By customer code: what an order holds of its customer. */
export const Customer = contractEntity("Customer", CustomerRow, {
  description: "A customer as lists and relations show it; what identifies a person is masked.",
  may: ["CUSTOMER_LIST.VIEW", "CUSTOMER_DETAIL.VIEW"],
  key: (customer) => customer.customerCode,
  isKey: isCustomerCode,
  load: (codes, grant) => grant.call(customerRoutes.byCodes, { body: { codes: [...codes] } }),
  without: ["countryCode"],
  fields: (t) => ({
    country: t.field({
      type: Country,
      nullable: true,
      description: "The customer's country; null where it is not kept.",
      resolve: (c, _args, context) => countryOf(c.countryCode, context),
    }),
    detail: t.may("CUSTOMER_DETAIL.VIEW").field({
      type: CustomerDetail,
      nullable: true,
      description:
        "Everything that a list does not show; costs one more call to the customer service, none under `customer`.",
      resolve: (customer, _args, grant) => customerDetails(grant).load(customer.customerCode),
    }),
    viewerMayOpen: viewerMay(t, "CUSTOMER_DETAIL.VIEW", "May the viewer open the customer's page?"),
    viewerMayShowClear: viewerMay(
      t,
      ["CUSTOMER_LIST.SHOW_CLEAR", "CUSTOMER_DETAIL.SHOW_CLEAR", "INTL_CUSTOMER_LIST.SHOW_CLEAR"],
      "May the viewer reveal what is masked?",
    ),
  }),
});

builder.queryField("customer", (t) =>
  t.may("CUSTOMER_DETAIL.VIEW").field({
    type: Customer,
    nullable: true,
    description:
      "A customer with everything, in one call to the customer service: by node id or by its code (one of the two). Null when there is none among the rows that you may see.",
    args: {
      id: t.arg.id({ description: "The customer's node id." }),
      code: t.arg.string({ description: "The customer's code: 10 digits." }),
    },
    resolve: async (_root, { id, code }, grant) => {
      const codes = [wanted(id ?? null, code ?? null)];
      const [found] = await grant.call(customerDetailRoutes.detail, { body: { codes } });
      if (found === undefined) return null;
      Customer.rows(grant).prime(found.row.customerCode, found.row);
      customerDetails(grant).prime(found.row.customerCode, found.detail);
      return found.row;
    },
  }),
);

function wanted(id: string | null, code: string | null): string {
  if (id !== null && code === null) return customerCodeOf(id);
  if (id !== null || code === null || !isCustomerCode(code))
    throw invalid("a customer is named by its id or by its code of 10 digits");
  return code;
}
