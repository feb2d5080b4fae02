import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { billWhitelistRoutes as routes, billWhitelistSorts } from "@linehaul/schema/base-data/bill-whitelist";
import { and } from "drizzle-orm";
import { add } from "./add.ts";
import { matching, mine } from "./mine.ts";
import { billWhitelist } from "./table.ts";

const sorts = sortsIn(billWhitelist, billWhitelistSorts);

export const feature = bind(routes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  batchSave: ({ body }, call) => add(call, body),
  setWhiteListIsEnable: async ({ body }, call) =>
    catalogueToggle(call, {
      ...(await mine(call)),
      ...body,
      buttons: { ENABLED: "BILL_WHITELIST.ENABLE", DISABLED: "BILL_WHITELIST.DISABLE" },
    }),
});
