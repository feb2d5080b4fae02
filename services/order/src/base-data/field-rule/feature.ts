import { catalogueByIds, catalogueDelete } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { newRowsSite } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { fieldRuleCopyRoutes } from "@linehaul/schema/base-data/field-rule/copy";
import { fieldRuleRoutes as routes } from "@linehaul/schema/base-data/field-rule/routes";
import { fieldRuleSorts } from "@linehaul/schema/base-data/field-rule/row";
import { and } from "drizzle-orm";
import { holdingRules } from "@linehaul/schema/base-data/field-rule/holding";
import { placesOf } from "../what-applies/places.ts";
import { fieldRulesCopied } from "./copied.ts";
import { matching, mine } from "./mine.ts";
import { readFieldRules } from "./read.ts";
import { save } from "./save.ts";
import { fieldRule } from "./table.ts";

const sorts = sortsIn(fieldRule, fieldRuleSorts);

export const feature = bind(
  { ...routes, ...fieldRuleCopyRoutes },
  {
    copy: ({ body }, { db }) => fieldRulesCopied(db, body),
    pageQuery: async ({ body: query }, call) => {
      const { within, ...own } = await mine(call);
      return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
    },
    byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
    preview: async ({ body }, call) => {
      const { form, day, productCode, cargoTypeCode: cargoType, customerType } = body;
      const rules = await readFieldRules(call.db, newRowsSite(call.caller, await call.scope()), form);
      return { rules: holdingRules({ ...placesOf(body), day, productCode, cargoType, customerType }, rules) };
    },
    save: ({ body }, call) => save(call, body),
    delete: async ({ params }, call) => catalogueDelete(call, { ...(await mine(call)), id: params.id }),
  },
);
