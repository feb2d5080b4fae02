import { catalogueByIds, catalogueSave, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { newRowsSite } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { contractRuleRoutes as routes, contractRuleSorts } from "@linehaul/schema/sites/contract-rules";
import { and } from "drizzle-orm";
import { matching, mine } from "./mine.ts";
import { contractRule } from "./table.ts";

const sorts = sortsIn(contractRule, contractRuleSorts);

export const feature = bind(routes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  save: async ({ body: { id, version, ...values } }, call) =>
    catalogueSave(call, {
      ...(await mine(call)),
      id,
      version,
      values: { ...values, site: newRowsSite(call.caller, await call.scope()) },
      unique: { contract_rule_no: "ruleNo" },
      buttons: { create: "CONTRACT_RULES.CREATE", edit: "CONTRACT_RULES.EDIT" },
    }),
  enable: async ({ params }, call) =>
    catalogueToggle(call, { ...(await mine(call)), id: params.id, status: "ENABLED" }),
  disable: async ({ params }, call) =>
    catalogueToggle(call, { ...(await mine(call)), id: params.id, status: "DISABLED" }),
});
