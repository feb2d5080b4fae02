import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { expressControlRoutes } from "@linehaul/schema/base-data/express-control/routes";
import { expressControlSorts } from "@linehaul/schema/base-data/express-control/row";
import { kind, matching } from "./kind.ts";
import { save } from "./save.ts";
import { expressControl } from "./table.ts";

const sorts = sortsIn(expressControl, expressControlSorts);

export const feature = bind(expressControlRoutes, {
  pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  save: ({ body }, call) => save(call, body),
  enable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "ENABLED" }),
  disable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "DISABLED" }),
});
