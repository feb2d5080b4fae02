import { catalogueByIds, catalogueDelete } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { statusMappingRoutes as routes, statusMappingSorts } from "@linehaul/schema/base-data/status-mapping";
import { kind, matching } from "./kind.ts";
import { save } from "./save.ts";
import { statusMapping } from "./table.ts";

const sorts = sortsIn(statusMapping, statusMappingSorts);

export const feature = bind(routes, {
  pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  save: ({ body }, call) => save(call, body),
  delete: ({ params }, call) => catalogueDelete(call, { ...kind, id: params.id }),
});
