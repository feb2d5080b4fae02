import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { newRowsSite } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { productFlowRoutes } from "@linehaul/schema/base-data/product-flow/routes";
import { productFlowSorts } from "@linehaul/schema/base-data/product-flow/row";
import { SITES } from "@linehaul/schema/sites";
import { clockAt } from "@linehaul/schema/time";
import { and, asc, eq } from "drizzle-orm";
import { country } from "../country/table.ts";
import { ruleBook } from "../what-applies/read-book.ts";
import { lanesWithoutProduct } from "../what-applies/without-product.ts";
import { matching, mine } from "./mine.ts";
import { keepFlowsApart } from "./overlap.ts";
import { save } from "./save.ts";
import { productFlow } from "./table.ts";

const sorts = sortsIn(productFlow, productFlowSorts);

export const feature = bind(productFlowRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  withoutProduct: async (_input, call) => {
    const site = newRowsSite(call.caller, await call.scope());
    const { country: from, timeZone } = SITES[site];
    const { countryCode, status } = country;
    const rows = await call.db
      .select({ countryCode })
      .from(country)
      .where(eq(status, "ENABLED"))
      .orderBy(asc(countryCode));
    const countries = rows.map((row) => row.countryCode);
    return lanesWithoutProduct(await ruleBook(call.db, site), {
      from,
      day: clockAt(timeZone, call.now()).day,
      countries,
    });
  },
  save: ({ body }, call) => save(call, body),
  enable: async ({ params }, call) =>
    catalogueToggle(call, { ...(await mine(call)), id: params.id, status: "ENABLED", check: keepFlowsApart }),
  disable: async ({ params }, call) =>
    catalogueToggle(call, { ...(await mine(call)), id: params.id, status: "DISABLED" }),
});
