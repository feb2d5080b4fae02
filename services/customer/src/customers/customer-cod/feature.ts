import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { customerCodRoutes, customerCodSorts } from "@linehaul/schema/customers/customer-cod";
import { and } from "drizzle-orm";
import { matching, mine } from "./mine.ts";
import { save } from "./save.ts";
import { customerCod } from "./table.ts";

const sorts = sortsIn(customerCod, customerCodSorts);

export const feature = bind(customerCodRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  save: ({ body }, call) => save(call, body),
  enable: async ({ params }, call) =>
    catalogueToggle(call, { ...(await mine(call)), id: params.id, status: "ENABLED" }),
  disable: async ({ params }, call) =>
    catalogueToggle(call, { ...(await mine(call)), id: params.id, status: "DISABLED" }),
});
