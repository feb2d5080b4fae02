import query from "../../../__generated__/phoneRulePageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { phoneRuleList } from "./phone-rule-list.ts";

export const entry = listPage({ query, list: phoneRuleList, load: () => import("./phone-rule-page.tsx") });
