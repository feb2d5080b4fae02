import { CustomerFound as Found, customerLookUpRoutes as routes } from "@linehaul/schema/customers/look-up";
import { isLookupText, LOOKUP_SIZE } from "@linehaul/schema/permissions/lookup-text";
import { builder } from "../../access/builder.ts";
import { encodeNodeId } from "../../access/node-id.ts";
import { objectOf } from "../../contract/named.ts";
import { invalid } from "../../errors/gateway-error.ts";
import "./customer/customer.ts";

const CustomerFound = objectOf(Found, {
  more: (t) => ({
    customerId: t.id({
      description: "Node id of the customer: what a form names.",
      resolve: ({ customerCode }) => encodeNodeId("Customer", customerCode),
    }),
  }),
});

builder.queryField("lookupCustomers", (t) =>
  t.may(...routes.lookUp.may).field({
    type: [CustomerFound],
    description: `Customers among the rows that you may see, by a piece of a name or code, for forms that name one. At most ${LOOKUP_SIZE}. One call to the customer service.`,
    args: { text: t.arg.string({ required: true, description: "What was typed; too short a text is refused." }) },
    resolve: async (_root, { text }, grant) => {
      if (!isLookupText("customer", text)) throw invalid(`a text of ${text.length} to look up a customer`);
      return (await grant.call(routes.lookUp, { body: { text: text.trim() } })).data;
    },
  }),
);
