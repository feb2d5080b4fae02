import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { productRoutes as routes, productSorts } from "@linehaul/schema/base-data/product";
import { rowUses } from "../row-uses.ts";
import { kind, matching } from "./kind.ts";
import { save } from "./save.ts";
import { product } from "./table.ts";
import { usesOfProduct } from "./uses.ts";

const sorts = sortsIn(product, productSorts);

export const feature = bind(routes, {
  pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  uses: ({ body }, call) => rowUses(call, kind, body.id, usesOfProduct),
  save: ({ body }, call) => save(call, body),
  enable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "ENABLED" }),
  disable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "DISABLED" }),
});
