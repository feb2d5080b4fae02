import { FORM_BUTTONS } from "@linehaul/schema/customers/customer-form/form-buttons";
import {
  NonCoreCustomer as Row,
  nonCoreCustomerColumns,
  NonCoreCustomerFilter,
  NonCoreCustomerInput,
  nonCoreCustomerRoutes as routes,
  nonCoreCustomerSorts,
  PromoteNonCoreCustomer,
} from "@linehaul/schema/customers/non-core-customer";
import { holds } from "../../access/actor.ts";
import { builder } from "../../access/builder.ts";
import { encodeNodeId, keyOf } from "../../access/node-id.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { inputOf } from "../../contract/input.ts";
import { list } from "../../contract/list.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";
import { countryField } from "../base-data/country.ts";
import { exportOfList } from "../orders/export-task/list.ts";
import "./customer/customer.ts";

const EDIT = "NON_CORE_CUSTOMER.EDIT";
const NonCoreCustomer = catalogueEntity("NonCoreCustomer", Row, {
  description:
    "Somebody who ships and is kept in a system of others (CUS-19): linked to the customer of ours that it is, or none yet.",
  may: ["NON_CORE_CUSTOMER.VIEW"],
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: EDIT },
  fields: (t) => ({
    country: countryField(t),
    customerId: t.id({
      nullable: true,
      description: "Node id of the customer that it is, by which that one's page opens; null while it is none.",
      resolve: ({ customerCode }) => (customerCode === null ? null : encodeNodeId("Customer", customerCode)),
    }),
    viewerMayOpen: viewerMay(t, "CUSTOMER_DETAIL.VIEW", "May the viewer open its customer's page?"),
    viewerMayPromote: viewerMay(
      t,
      EDIT,
      "May the viewer make a customer of it? Where it is none, by whoever may add companies, or persons.",
      ({ customerCode, customerType }, actor) =>
        customerCode === null && holds(actor, FORM_BUTTONS[customerType].create),
    ),
  }),
});

const filter = list("nonCoreCustomers", {
  type: NonCoreCustomer,
  description:
    "Non-core customers of your site, a page: those of customers that you see, and the others where you see every customer. One call to the customer service.",
  sorts: nonCoreCustomerSorts,
  filter: NonCoreCustomerFilter,
  page: (grant, query) => grant.call(routes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, EDIT, "May the viewer add one?") }),
});

catalogueSave({
  type: NonCoreCustomer,
  field: "nonCoreCustomer",
  may: { create: EDIT, edit: EDIT },
  schema: NonCoreCustomerInput,
  save: (grant, body, options) => grant.call(routes.save, { body }, options),
});

const PromoteInput = builder.inputType("PromoteNonCoreCustomerInput", {
  description: "A non-core customer to make a customer of.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Its node id." }),
    ...inputOf(t, PromoteNonCoreCustomer, ["id"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("promoteNonCoreCustomer", (t) =>
  t.may(EDIT).field({
    type: payload("PromoteNonCoreCustomer", "nonCoreCustomer", NonCoreCustomer),
    description: `Adds a customer of what is known of a non-core one, incomplete (CUS-13), and links it: its form says the rest. Takes ${FORM_BUTTONS.ENTERPRISE.create}, for a person ${FORM_BUTTONS.PERSONAL.create}, besides. 409004 for one that is a customer already. One write.`,
    args: { input: t.arg({ type: PromoteInput, required: true, description: "Whom." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => {
        const body = parseInput(PromoteNonCoreCustomer, { ...own, id: keyOf("NonCoreCustomer", id) });
        return grant.call(routes.promote, { body }, keyedBy(key));
      }),
  }),
);

exportOfList("NonCoreCustomer", {
  may: "NON_CORE_CUSTOMER.EXPORT",
  what: "non-core customers",
  row: NonCoreCustomer.name,
  filter,
  columns: nonCoreCustomerColumns,
  request: routes.exportAsync.body,
  rows: routes.exportPreview.body,
  begin: (grant, body, options) => grant.call(routes.exportAsync, { body }, options),
  preview: (grant, body) => grant.call(routes.exportPreview, { body }),
});
