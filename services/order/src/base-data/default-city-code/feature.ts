import { catalogueByIds, catalogueDelete } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { defaultCityCodeRoutes as routes, defaultCityCodeSorts } from "@linehaul/schema/base-data/default-city-code";
import { kind, matching } from "./kind.ts";
import { save } from "./save.ts";
import { defaultCityCode } from "./table.ts";

const sorts = sortsIn(defaultCityCode, defaultCityCodeSorts);

export const feature = bind(routes, {
  pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  save: ({ body }, call) => save(call, body),
  delete: ({ params }, call) => catalogueDelete(call, { ...kind, id: params.id }),
});
