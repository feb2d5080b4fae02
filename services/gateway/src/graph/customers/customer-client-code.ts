import {
  CustomerClientCode as Row,
  CustomerClientCodeFilter,
  CustomerClientCodeInput,
  customerClientCodeRoutes as routes,
  customerClientCodeSorts,
} from "@linehaul/schema/customers/customer-client-code";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { list } from "../../contract/list.ts";
import { countryField } from "../base-data/country.ts";

const MAY = { create: "CUSTOMER_CUSTOMS_TYPE.CREATE", edit: "CUSTOMER_CUSTOMS_TYPE.EDIT" } as const;
const CustomerClientCode = catalogueEntity("CustomerClientCode", Row, {
  description:
    "What a country's customs call a customer: told to the customs system with each of its orders that goes there.",
  may: ["CUSTOMER_CUSTOMS_TYPE.VIEW"],
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: MAY.edit },
  fields: (t) => ({ country: countryField(t) }),
});

list("customerClientCodes", {
  type: CustomerClientCode,
  description: "What customs call the customers that you may see, a page. One call to the order service.",
  sorts: customerClientCodeSorts,
  filter: CustomerClientCodeFilter,
  page: (grant, query) => grant.call(routes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, MAY.create, "May the viewer add one?") }),
});

catalogueSave({
  type: CustomerClientCode,
  field: "customerClientCode",
  may: MAY,
  schema: CustomerClientCodeInput,
  save: (grant, body, options) => grant.call(routes.saveOrUpdate, { body }, options),
});
