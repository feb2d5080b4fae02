import query from "../../../__generated__/contractRulesPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { contractRulesList } from "./contract-rules-list.ts";

export const entry = listPage({ query, list: contractRulesList, load: () => import("./contract-rules-page.tsx") });
