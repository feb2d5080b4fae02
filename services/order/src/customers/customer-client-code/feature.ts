import { catalogueByIds, catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { newRowsSite } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { customerClientCodeRoutes, customerClientCodeSorts } from "@linehaul/schema/customers/customer-client-code";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and } from "drizzle-orm";
import { countryProblems } from "../../base-data/country/known.ts";
import { myCustomer } from "../customer/of-caller.ts";
import { matching, mine } from "./mine.ts";
import { customerClientCode } from "./table.ts";

const sorts = sortsIn(customerClientCode, customerClientCodeSorts);

export const feature = bind(customerClientCodeRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  saveOrUpdate: async ({ body: { id, version, ...values } }, call) => {
    const customer = await myCustomer(call, values.customerCode);
    const fields = await countryProblems(call.db, values.countryCode);
    if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
    return catalogueSave(call, {
      ...(await mine(call)),
      id,
      version,
      values: { ...values, customerName: customer.name, site: newRowsSite(call.caller, await call.scope()) },
      unique: { customer_client_code_once: "countryCode" },
      keeps: ["customerCode"],
      buttons: { create: "CUSTOMER_CUSTOMS_TYPE.CREATE", edit: "CUSTOMER_CUSTOMS_TYPE.EDIT" },
    });
  },
});
