import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import type { MenuButton } from "../../modules.ts";
import { page, pageQuery } from "../../paging.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { PullDone } from "../pull/found.ts";
import { pullRoutes } from "../pull/routes.ts";
import { RowUse } from "../row-use.ts";
import { PhoneRule, PhoneRuleFilter, phoneRuleSorts } from "./row.ts";
import { PhoneToTry, PhoneTried } from "./tried.ts";

const VIEW = ["PHONE_RULE.VIEW"] as const;
/** Who may ask what the rules say of a number: who reads them, and whoever writes telephones that obey them. */
export const MAY_TRY = [
  "PHONE_RULE.VIEW",
  "CUSTOMER_SERVICE.CREATE",
  "CUSTOMER_SERVICE.EDIT",
  "WAREHOUSE_ADDRESS.CREATE",
  "WAREHOUSE_ADDRESS.EDIT",
  "REGIONAL_PERSONNEL.CREATE",
  "REGIONAL_PERSONNEL.EDIT",
  "USER_LIST.CREATE",
  "USER_LIST.EDIT",
] as const satisfies readonly MenuButton[];

export const PhoneRulesRefreshed = z
  .object({
    rules: z.int().describe("How many rules hold."),
    patterns: z.int().describe("How many patterns they have, each made ready anew."),
    changedAt: z.iso.datetime().nullable().describe("When a rule was changed last; null without any."),
  })
  .meta({ id: "PhoneRulesRefreshed", description: "What a refresh of the rules that are kept in memory found." });

const { read, write } = routesOf("order");
const { look, pull } = pullRoutes({
  may: "PHONE_RULE.PULL",
  what: "telephones",
  look: "/baseData/phoneRule/getRuleFromRemote",
  pull: "/baseData/phoneRule/pullAndUpdate",
});
/** Rules of telephones: pulled from the source of base data, obeyed by every telephone of the house's own. Common to the sites. */
export const phoneRuleRoutes = {
  pageQuery: read("/baseData/phoneRule/pageQuery", {
    may: VIEW,
    summary: "Phone rules, a page",
    body: pageQuery({ filter: PhoneRuleFilter.shape, sort: sortNames(phoneRuleSorts) }),
    result: page(PhoneRule),
  }),
  byIds: read("/baseData/phoneRule/byIds", {
    may: VIEW,
    summary: "Phone rules by id",
    body: ByIds,
    result: z.array(PhoneRule),
  }),
  uses: read("/baseData/phoneRule/uses", {
    may: VIEW,
    summary: "Which telephones obey a phone rule, of what the caller may see",
    body: ById,
    result: z.array(RowUse),
  }),
  tried: read("/baseData/phoneRule/tried", {
    may: MAY_TRY,
    summary: "What the rules say of a number, as they would when it is saved",
    body: PhoneToTry,
    result: PhoneTried,
  }),
  getRuleFromRemote: look,
  pullAndUpdate: pull,
  pullAndUpdateLocalCache: write("/baseData/phoneRule/pullAndUpdateLocalCache", {
    may: ["PHONE_RULE.PULL"],
    summary:
      "Take everything that is new or changed at the source, and make the rules ready anew; what is gone there stays. For scripts: 424001–424004 as for getRuleFromRemote",
    result: PullDone,
  }),
  delete: route({
    service: "order",
    method: "DELETE",
    path: "/baseData/phoneRule/delete/:id",
    may: ["PHONE_RULE.DELETE"],
    summary: "Delete a phone rule: numbers of its calling code are taken in any form, until it is pulled again",
    params: ById,
    result: PhoneRule,
  }),
  refreshLocalCache: write("/baseData/phoneRule/refreshLocalCache", {
    may: ["PHONE_RULE.REFRESH"],
    summary: "Read the rules anew and make their patterns ready",
    result: PhoneRulesRefreshed,
  }),
} as const;
