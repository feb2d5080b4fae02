import {
  CustomerCod as Row,
  CustomerCodFilter,
  customerCodRoutes as routes,
  customerCodSorts,
  SavedCustomerCod,
} from "@linehaul/schema/customers/customer-cod";
import { encodeNodeId } from "../../access/node-id.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";

const EDIT = "CUSTOMER_COD.EDIT";
const CustomerCod = catalogueEntity("CustomerCod", Row, {
  description:
    "Where what a customer's receivers pay goes to, in a currency, and between which bounds they may (ORD-04).",
  may: ["CUSTOMER_COD.VIEW"],
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: EDIT, turn: { enable: "CUSTOMER_COD.ENABLE", disable: "CUSTOMER_COD.DISABLE" } },
  fields: (t) => ({
    customerId: t.id({
      description: "Node id of its customer, by which that one's page opens.",
      resolve: ({ customerCode }) => encodeNodeId("Customer", customerCode),
    }),
    viewerMayOpen: viewerMay(t, "CUSTOMER_DETAIL.VIEW", "May the viewer open its customer's page?"),
  }),
});

list("customerCods", {
  type: CustomerCod,
  description: "Cash on delivery of the customers that you may see, a page. One call to the customer service.",
  sorts: customerCodSorts,
  filter: CustomerCodFilter,
  page: (grant, query) => grant.call(routes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, EDIT, "May the viewer add one?") }),
});

catalogueSave({
  type: CustomerCod,
  field: "customerCod",
  may: { create: EDIT, edit: EDIT },
  schema: SavedCustomerCod,
  save: (grant, body, options) => grant.call(routes.save, { body }, options),
});
catalogueToggle("Enable", {
  type: CustomerCod,
  field: "customerCod",
  may: "CUSTOMER_COD.ENABLE",
  description: "Brings a row into use.",
  write: (grant, id, options) => grant.call(routes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: CustomerCod,
  field: "customerCod",
  may: "CUSTOMER_COD.DISABLE",
  description: "Takes a row out of use.",
  write: (grant, id, options) => grant.call(routes.disable, { params: { id } }, options),
});
