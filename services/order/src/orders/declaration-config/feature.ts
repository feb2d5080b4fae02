import { catalogueByIds, catalogueDelete, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { declarationConfigRoutes } from "@linehaul/schema/orders/declaration-config/routes";
import { declarationConfigSorts } from "@linehaul/schema/orders/declaration-config/row";
import { and } from "drizzle-orm";
import { forOrder } from "./for-order.ts";
import { keepToCountries, matching, mine } from "./mine.ts";
import { keepApart } from "./overlap.ts";
import { save } from "./save.ts";
import { declarationConfig } from "./table.ts";

const sorts = sortsIn(declarationConfig, declarationConfigSorts);

export const feature = bind(declarationConfigRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  forOrder: ({ body }, call) => forOrder(call, body.waybillNo),
  save: ({ body }, call) => save(call, body),
  enable: async ({ params }, call) =>
    catalogueToggle(call, {
      ...(await mine(call)),
      id: params.id,
      status: "ENABLED",
      check: async (tx, after) => {
        await keepToCountries(call, after);
        await keepApart(tx, after);
      },
    }),
  disable: async ({ params }, call) =>
    catalogueToggle(call, {
      ...(await mine(call)),
      id: params.id,
      status: "DISABLED",
      check: (_tx, after) => keepToCountries(call, after),
    }),
  delete: async ({ params }, call) =>
    catalogueDelete(call, {
      ...(await mine(call)),
      id: params.id,
      beside: (_tx, before) => keepToCountries(call, before),
    }),
});
