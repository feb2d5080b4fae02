import { catalogueByIds, catalogueDelete } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { customerServiceRoutes as routes, customerServiceSorts } from "@linehaul/schema/base-data/customer-service";
import { and } from "drizzle-orm";
import { mine as mineOfHours } from "../work-time/mine.ts";
import { callHours } from "./hours.ts";
import { matching, mine } from "./mine.ts";
import { save } from "./save.ts";
import { customerService } from "./table.ts";

const sorts = sortsIn(customerService, customerServiceSorts);

export const feature = bind(routes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  openNow: async (_input, call) => {
    const { within } = await mineOfHours(call);
    return (await callHours(call.db, call.now(), within)).map(({ open }) => open);
  },
  save: ({ body }, call) => save(call, body),
  delete: async ({ params }, call) => catalogueDelete(call, { ...(await mine(call)), id: params.id }),
});
