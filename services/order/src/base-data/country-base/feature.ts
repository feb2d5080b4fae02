import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { countryBaseRoutes as routes, countryBaseSorts } from "@linehaul/schema/base-data/country-base";
import { country } from "../country/table.ts";
import { lookAt, pull, ticked } from "../pull/pull.ts";
import { rowUses } from "../row-uses.ts";
import { kind, matching, pulled } from "./kind.ts";
import { save } from "./save.ts";
import { usesOfCountry } from "./uses.ts";

const sorts = sortsIn(country, countryBaseSorts);

export const feature = bind(routes, {
  pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  uses: ({ body }, call) => rowUses(call, kind, body.id, usesOfCountry),
  save: ({ body }, call) => save(call, body),
  enable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "ENABLED" }),
  disable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "DISABLED" }),
  syncLook: (_input, call) => lookAt(call, pulled),
  sync: ({ body }, call) => pull(call, pulled, ticked(body)),
});
