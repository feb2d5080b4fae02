import query from "../../../__generated__/resellerPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { resellerList } from "./reseller-list.ts";

export const entry = listPage({ query, list: resellerList, load: () => import("./reseller-page.tsx") });
