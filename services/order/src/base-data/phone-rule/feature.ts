import { catalogueByIds, catalogueDelete } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { phoneRuleRoutes as routes } from "@linehaul/schema/base-data/phone-rule/routes";
import { phoneRuleSorts } from "@linehaul/schema/base-data/phone-rule/row";
import { lookAt, newAndChanged, pull, ticked } from "../pull/pull.ts";
import { rowUses } from "../row-uses.ts";
import { judgePhones } from "./judge.ts";
import { kind, matching, pulled } from "./kind.ts";
import { makeReady } from "../patterns.ts";
import { phoneRule } from "./table.ts";
import { usesOfPhoneRule } from "./uses.ts";

const sorts = sortsIn(phoneRule, phoneRuleSorts);

export const feature = bind(routes, {
  pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  uses: ({ body }, call) => rowUses(call, kind, body.id, usesOfPhoneRule),
  tried: async ({ body }, { db }) => {
    const [judged] = await judgePhones(db, [body.phone]);
    const { rule = null, digits = null, problem = null } = judged ?? {};
    return {
      callingCode: rule?.callingCode ?? null,
      countries: rule?.countries ?? [],
      number: digits === null ? null : `+${digits}`,
      problem: problem === null ? null : { key: problem.key, params: { ...problem.params } },
    };
  },
  getRuleFromRemote: (_input, call) => lookAt(call, pulled),
  pullAndUpdate: ({ body }, call) => pull(call, pulled, ticked(body)),
  pullAndUpdateLocalCache: (_input, call) => pull(call, pulled, newAndChanged),
  delete: ({ params }, call) => catalogueDelete(call, { ...kind, id: params.id }),
  refreshLocalCache: (_input, call) =>
    call.write(async (tx, emit) => {
      const rules = await tx.select().from(phoneRule);
      const patterns = rules.flatMap((rule) => rule.patterns);
      makeReady(patterns);
      const latest = rules.map(({ modifiedAt }) => modifiedAt.getTime()).reduce((a, b) => Math.max(a, b), 0);
      const changedAt = rules.length === 0 ? null : new Date(latest).toISOString();
      const refreshed = { rules: rules.length, patterns: patterns.length, changedAt };
      emit({ type: "phoneRule.refreshed", subject: "phoneRules", after: refreshed });
      return refreshed;
    }),
});
