import query from "../../../__generated__/fieldRulePageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { fieldRuleList } from "./field-rule-list.ts";

export const entry = listPage({ query, list: fieldRuleList, load: () => import("./field-rule-page.tsx") });
