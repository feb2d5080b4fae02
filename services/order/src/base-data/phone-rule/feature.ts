import { catalogueByIds, catalogueDelete } from "@linehaul/kit/catalogue";
import { copiedRows } from "@linehaul/kit/copied-rows";
import { feature as bind } from "@linehaul/kit/feature";
import { judgePhones } from "@linehaul/kit/judge-phones";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { phoneRuleCopyRoutes } from "@linehaul/schema/base-data/phone-rule/copy";
import { phoneRuleRoutes as routes } from "@linehaul/schema/base-data/phone-rule/routes";
import { phoneRuleSorts } from "@linehaul/schema/base-data/phone-rule/row";
import { asc } from "drizzle-orm";
import { lookAt, newAndChanged, pull, ticked } from "../pull/pull.ts";
import { rowUses } from "../row-uses.ts";
import { rulesIn } from "./rules-in.ts";
import { kind, matching, pulled } from "./kind.ts";
import { makeReady } from "@linehaul/kit/patterns";
import { phoneRule } from "./table.ts";
import { usesOfPhoneRule } from "./uses.ts";

const sorts = sortsIn(phoneRule, phoneRuleSorts);
const { id, callingCode, countries, lengths, patterns, example } = phoneRule;
const copiedColumns = { id, callingCode, countries, lengths, patterns, example };

export const feature = bind(
  { ...routes, ...phoneRuleCopyRoutes },
  {
    copy: ({ body }, { db }) =>
      copiedRows(body, phoneRule.id, (where, most) =>
        db.select(copiedColumns).from(phoneRule).where(where).orderBy(asc(phoneRule.id)).limit(most),
      ),
    pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
    byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
    uses: ({ body }, call) => rowUses(call, kind, body.id, usesOfPhoneRule),
    tried: async ({ body }, { db }) => {
      const [judged] = await judgePhones(rulesIn(db), [body.phone]);
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
  },
);
