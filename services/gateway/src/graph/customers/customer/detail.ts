import { CustomerContact as Contact } from "@linehaul/schema/customers/contact";
import * as contract from "@linehaul/schema/customers/detail";
import { builder } from "../../../access/builder.ts";
import { loader } from "../../../access/loader.ts";
import { encodeNodeId } from "../../../access/node-id.ts";
import "../../../contract/audit-change.ts";
import { objectOf } from "../../../contract/named.ts";
import "../month-card.ts";
import "../contract-signing/contract.ts";
import "../customer-review/open.ts";
import "../docking.ts";
import "../information-application/kinds.ts";
import { customerCodeOf } from "./code.ts";

objectOf(Contact, {
  without: ["id"],
  more: (t) => ({
    id: t.id({
      description: "By which its values are revealed.",
      resolve: ({ id }) => encodeNodeId("CustomerContact", id),
    }),
  }),
});
export const CustomerDetail = objectOf(contract.CustomerDetail, { without: ["customerCode"] });

/** Details by customer code, in one call for all customers of a level. */
export const customerDetails = loader<"CUSTOMER_DETAIL.VIEW", contract.CustomerDetail>({
  key: ({ customerCode }) => customerCode,
  load: async (codes, grant) => {
    const found = await grant.call(contract.customerDetailRoutes.detail, { body: { codes: [...codes] } });
    return found.map(({ detail }) => detail);
  },
});

objectOf(contract.CustomerHistoryEntry);
const CustomerHistory = objectOf(contract.CustomerHistory);
builder.queryField("customerHistory", (t) =>
  t.may("CUSTOMER_DETAIL.VIEW").field({
    type: CustomerHistory,
    description:
      "How a customer came to be as it is: the newest changes by field, from the customer service's own trail. One call; refused where you may not see the customer.",
    args: { id: t.arg.id({ required: true, description: "The customer's node id." }) },
    resolve: (_root, { id }, grant) =>
      grant.call(contract.customerDetailRoutes.history, {
        body: { customerCode: customerCodeOf(id) },
      }),
  }),
);
