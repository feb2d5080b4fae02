import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { copiedRows } from "@linehaul/kit/copied-rows";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { countryBaseRoutes as routes, countryBaseSorts } from "@linehaul/schema/base-data/country-base";
import { countryCopyRoutes } from "@linehaul/schema/base-data/country-copy";
import { asc } from "drizzle-orm";
import { country } from "../country/table.ts";
import { lookAt, pull, ticked } from "../pull/pull.ts";
import { rowUses } from "../row-uses.ts";
import { kind, matching, pulled } from "./kind.ts";
import { save } from "./save.ts";
import { usesOfCountry } from "./uses.ts";

const { id, countryCode, postPattern, postExample } = country;
const sorts = sortsIn(country, countryBaseSorts);

export const feature = bind(
  { ...routes, ...countryCopyRoutes },
  {
    copy: ({ body }, { db }) =>
      copiedRows(body, id, (where, most) =>
        db
          .select({ id, countryCode, postPattern, postExample })
          .from(country)
          .where(where)
          .orderBy(asc(id))
          .limit(most),
      ),
    pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
    byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
    uses: ({ body }, call) => rowUses(call, kind, body.id, usesOfCountry),
    save: ({ body }, call) => save(call, body),
    enable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "ENABLED" }),
    disable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "DISABLED" }),
    syncLook: (_input, call) => lookAt(call, pulled),
    sync: ({ body }, call) => pull(call, pulled, ticked(body)),
  },
);
