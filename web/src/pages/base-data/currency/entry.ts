import query from "../../../__generated__/currencyPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { currencyList } from "./currency-list.ts";

export const entry = listPage({ query, list: currencyList, load: () => import("./currency-page.tsx") });
