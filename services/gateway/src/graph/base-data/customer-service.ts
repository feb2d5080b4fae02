import { nameIn } from "@linehaul/schema/base-data/coded";
import {
  CustomerService as CustomerServiceRow,
  CustomerServiceFilter,
  CustomerServiceInput,
  customerServiceRoutes,
  customerServiceSorts,
  WhomToCall,
} from "@linehaul/schema/base-data/customer-service";
import { builder } from "../../access/builder.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { objectOf } from "../../contract/named.ts";
import { countryField } from "./country.ts";
import { OpenNow } from "./work-time.ts";

objectOf(WhomToCall, {
  without: ["nameI18n"],
  more: (t) => ({
    name: t.string({
      description: "What it is called, in the request's language.",
      resolve: ({ nameI18n }, _args, { visit }) => nameI18n[visit.language],
    }),
  }),
});

const CustomerService = catalogueEntity("CustomerService", CustomerServiceRow, {
  description: "Whom to call about what a country, or an area of it, sends from the site.",
  may: ["CUSTOMER_SERVICE.VIEW"],
  load: (ids, grant) => grant.call(customerServiceRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: "CUSTOMER_SERVICE.EDIT", delete: "CUSTOMER_SERVICE.DELETE" },
  fields: (t) => ({
    name: t.string({
      description: "What it is called, in the request's language.",
      resolve: (row, _args, { visit }) => nameIn(row, visit.language),
    }),
    country: countryField(t),
  }),
});

list("customerServices", {
  type: CustomerService,
  description: "Customer service contacts of the site, a page. One call to the order service.",
  sorts: customerServiceSorts,
  filter: CustomerServiceFilter,
  page: (grant, query) => grant.call(customerServiceRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "CUSTOMER_SERVICE.CREATE", "May the viewer add one?") }),
});

builder.queryField("customerServiceOpenNow", (t) =>
  t.may(...CustomerService.may).field({
    type: [OpenNow],
    description:
      "Of which countries the site's customer service is open at this moment, and until or from when. One call to the order service.",
    resolve: (_root, _args, grant) => grant.call(customerServiceRoutes.openNow, {}),
  }),
);

catalogueSave({
  type: CustomerService,
  field: "customerService",
  may: { create: "CUSTOMER_SERVICE.CREATE", edit: "CUSTOMER_SERVICE.EDIT" },
  schema: CustomerServiceInput,
  save: (grant, body, options) => grant.call(customerServiceRoutes.save, { body }, options),
});

catalogueToggle("Delete", {
  type: CustomerService,
  field: "customerService",
  may: "CUSTOMER_SERVICE.DELETE",
  description: "Deletes a contact: orders from there name the country's, or nobody.",
  write: (grant, id, options) => grant.call(customerServiceRoutes.delete, { params: { id } }, options),
});
