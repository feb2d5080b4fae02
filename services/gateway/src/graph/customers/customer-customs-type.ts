import {
  CustomerCustomsType as Row,
  CustomerCustomsTypeFilter,
  CustomerCustomsTypeInput,
  customerCustomsTypeRoutes as routes,
  customerCustomsTypeSorts,
  CustomsType,
} from "@linehaul/schema/customers/customer-customs-type";
import { encodeNodeId } from "../../access/node-id.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { enumOf } from "../../contract/named.ts";

enumOf(CustomsType);

const MAY = { create: "CUSTOMER_CUSTOMS_TYPE.CREATE", edit: "CUSTOMER_CUSTOMS_TYPE.EDIT" } as const;
const CustomerCustomsType = catalogueEntity("CustomerCustomsType", Row, {
  description: "Who declares a customer's goods: told to the customs system with each of its orders.",
  may: ["CUSTOMER_CUSTOMS_TYPE.VIEW"],
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: MAY.edit, delete: "CUSTOMER_CUSTOMS_TYPE.DELETE" },
  fields: (t) => ({
    customerId: t.id({
      description: "Node id of its customer, by which that one's page opens.",
      resolve: ({ customerCode }) => encodeNodeId("Customer", customerCode),
    }),
    viewerMayOpen: viewerMay(t, "CUSTOMER_DETAIL.VIEW", "May the viewer open its customer's page?"),
  }),
});

list("customerCustomsTypes", {
  type: CustomerCustomsType,
  description: "Who declares goods of the customers that you may see, a page. One call to the order service.",
  sorts: customerCustomsTypeSorts,
  filter: CustomerCustomsTypeFilter,
  page: (grant, query) => grant.call(routes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, MAY.create, "May the viewer add one?") }),
});

catalogueSave({
  type: CustomerCustomsType,
  field: "customerCustomsType",
  may: MAY,
  schema: CustomerCustomsTypeInput,
  save: (grant, body, options) => grant.call(routes.saveOrModify, { body }, options),
});
catalogueToggle("Delete", {
  type: CustomerCustomsType,
  field: "customerCustomsType",
  may: "CUSTOMER_CUSTOMS_TYPE.DELETE",
  description: "Deletes a row: nothing is told of who declares from then on.",
  write: (grant, id, options) => grant.call(routes.delete, { body: { id } }, options),
});
