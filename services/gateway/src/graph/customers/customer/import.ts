import { customerImportRoutes as routes } from "@linehaul/schema/customers/customer-import/routes";
import { sheetOfCatalogue } from "../../../catalogue/sheet.ts";
import { orgCodes } from "./organisation.ts";

/** Customers that come as a sheet: the admin service says which organisations there are, the customer service all else. */
sheetOfCatalogue("Customers", {
  may: "CUSTOMER_LIST.CREATE",
  what: "new customers and their people",
  upload: routes.upload,
  template: routes.template,
  check: async (grant, body) => grant.call(routes.check, { body: { ...body, orgs: await orgCodes(grant) } }),
  store: async (grant, body, options) =>
    grant.call(routes.store, { body: { ...body, orgs: await orgCodes(grant) } }, options),
});
