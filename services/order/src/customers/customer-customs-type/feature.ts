import { catalogueByIds, catalogueDelete, catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { newRowsSite } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { customerCustomsTypeRoutes, customerCustomsTypeSorts } from "@linehaul/schema/customers/customer-customs-type";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and } from "drizzle-orm";
import { myCustomer } from "../customer/of-caller.ts";
import { matching, mine } from "./mine.ts";
import { customerCustomsType } from "./table.ts";

const sorts = sortsIn(customerCustomsType, customerCustomsTypeSorts);

export const feature = bind(customerCustomsTypeRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  detail: async ({ params }, call) => {
    const [row] = await catalogueByIds(call, { ...(await mine(call)), ids: [params.id] });
    if (row === undefined) throw fail(SERVICE_CODES.notFound);
    return row;
  },
  saveOrModify: async ({ body: { id, version, ...values } }, call) => {
    const customer = await myCustomer(call, values.customerCode);
    return catalogueSave(call, {
      ...(await mine(call)),
      id,
      version,
      values: { ...values, customerName: customer.name, site: newRowsSite(call.caller, await call.scope()) },
      unique: { customer_customs_type_once: "customerCode" },
      buttons: { create: "CUSTOMER_CUSTOMS_TYPE.CREATE", edit: "CUSTOMER_CUSTOMS_TYPE.EDIT" },
    });
  },
  delete: async ({ body }, call) => catalogueDelete(call, { ...(await mine(call)), id: body.id }),
});
