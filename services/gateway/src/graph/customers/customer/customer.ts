import {
  Customer as CustomerRow,
  CustomerCode,
  customerRoutes,
  CustomerStatus,
  CustomerType,
  SettlementType,
} from "@linehaul/schema/customers/customer";
import { viewerMay } from "../../../access/viewer-may.ts";
import "../../../contract/common.ts";
import { contractEntity } from "../../../contract/entity.ts";
import { enumOf } from "../../../contract/named.ts";
import { Country, countryOf } from "../../base-data/country.ts";

enumOf(CustomerType);
enumOf(CustomerStatus);
enumOf(SettlementType);

/** Is it what a node of a customer is known by? */
export const isCustomerCode = (code: string): boolean => CustomerCode.safeParse(code).success;

/** By customer code: what an order holds of its customer. */
export const Customer = contractEntity("Customer", CustomerRow, {
  description: "A customer as lists and relations show it; what identifies a person is masked.",
  may: ["CUSTOMER_LIST.VIEW"],
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
    viewerMayShowClear: viewerMay(
      t,
      ["CUSTOMER_LIST.SHOW_CLEAR", "INTL_CUSTOMER_LIST.SHOW_CLEAR"],
      "May the viewer reveal what is masked?",
    ),
  }),
});
