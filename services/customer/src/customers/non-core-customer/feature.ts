import { catalogueByIds } from "@linehaul/kit/catalogue";
import { askExport, previewExport } from "@linehaul/kit/exports/ask";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { nonCoreCustomerRoutes as routes, nonCoreCustomerSorts } from "@linehaul/schema/customers/non-core-customer";
import { and } from "drizzle-orm";
import { nonCoreCustomerExport } from "./export-list.ts";
import { matching, mine } from "./mine.ts";
import { promote } from "./promote.ts";
import { save } from "./save.ts";
import { nonCoreCustomer } from "./table.ts";

const sorts = sortsIn(nonCoreCustomer, nonCoreCustomerSorts);

export const feature = bind(routes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  save: ({ body }, call) => save(call, body),
  promote: ({ body }, call) => promote(call, body),
  exportAsync: ({ body }, call) => askExport(call, "customer", nonCoreCustomerExport, routes.exportAsync, body),
  exportPreview: ({ body }, call) => previewExport(call, nonCoreCustomerExport, body),
});
