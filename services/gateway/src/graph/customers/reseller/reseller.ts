import { QrForm } from "@linehaul/schema/customers/reseller/qr";
import { resellerRoutes as routes } from "@linehaul/schema/customers/reseller/routes";
import {
  NewReseller,
  Reseller as ResellerRow,
  ResellerFilter,
  ResellerInput,
  resellerSorts,
  UpdateReseller,
} from "@linehaul/schema/customers/reseller/row";
import { encodeNodeId } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueEntity } from "../../../catalogue/entity.ts";
import { catalogueAddUpdate } from "../../../catalogue/save.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { list } from "../../../contract/list.ts";
import { enumOf } from "../../../contract/named.ts";

enumOf(QrForm);

export const Reseller = catalogueEntity("Reseller", ResellerRow, {
  description:
    "A shop that takes in shipments in the carrier's name (CUS-23): a customer, the account that it orders with and the monthly account that is billed.",
  may: ["RESELLER.VIEW"],
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: "RESELLER.EDIT", delete: "RESELLER.DELETE" },
  fields: (t) => ({
    customerId: t.id({
      description: "Node id of its customer, by which that one's page opens.",
      resolve: ({ customerCode }) => encodeNodeId("Customer", customerCode),
    }),
    viewerMayOpen: viewerMay(t, "CUSTOMER_DETAIL.VIEW", "May the viewer open its customer's page?"),
    viewerMayTakeCode: viewerMay(t, "RESELLER.QR_CODE", "May the viewer take its QR code along?"),
    viewerMayShowClear: viewerMay(t, "RESELLER.SHOW_CLEAR", "May the viewer reveal what is masked?"),
  }),
});

list("resellers", {
  type: Reseller,
  description: "Resellers among the customers that you may see, a page. One call to the order service.",
  sorts: resellerSorts,
  filter: ResellerFilter,
  page: (grant, query) => grant.call(routes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "RESELLER.CREATE", "May the viewer add one?") }),
});

catalogueAddUpdate({
  type: Reseller,
  field: "reseller",
  may: { create: "RESELLER.CREATE", edit: "RESELLER.EDIT" },
  schema: ResellerInput,
  add: { schema: NewReseller, call: (grant, body, options) => grant.call(routes.save, { body }, options) },
  update: { schema: UpdateReseller, call: (grant, body, options) => grant.call(routes.update, { body }, options) },
});
catalogueToggle("Delete", {
  type: Reseller,
  field: "reseller",
  may: "RESELLER.DELETE",
  description: "Deletes a reseller: its QR code leads nowhere from then on.",
  write: (grant, id, options) => grant.call(routes.delete, { body: { id } }, options),
});
