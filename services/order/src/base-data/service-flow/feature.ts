import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { serviceFlowRoutes } from "@linehaul/schema/base-data/service-flow/routes";
import { serviceFlowSorts } from "@linehaul/schema/base-data/service-flow/row";
import { and } from "drizzle-orm";
import { matching, mine } from "./mine.ts";
import { keepFlowsApart } from "./overlap.ts";
import { save } from "./save.ts";
import { serviceFlow } from "./table.ts";

const sorts = sortsIn(serviceFlow, serviceFlowSorts);

export const feature = bind(serviceFlowRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  save: ({ body }, call) => save(call, body),
  enable: async ({ params }, call) =>
    catalogueToggle(call, { ...(await mine(call)), id: params.id, status: "ENABLED", check: keepFlowsApart }),
  disable: async ({ params }, call) =>
    catalogueToggle(call, { ...(await mine(call)), id: params.id, status: "DISABLED" }),
});
