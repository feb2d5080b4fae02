import type { currencyPageQuery } from "../../../__generated__/currencyPageQuery.graphql.ts";
import query from "../../../__generated__/currencyPageQuery$parameters.ts";
import { readListState } from "../../../parts/list/list-state.ts";
import { page } from "../../entry.ts";
import { currencyList, currencyVariables } from "./currency-list.ts";

export const entry = page<currencyPageQuery>({
  query,
  variables: (params) => currencyVariables(readListState(currencyList, params)),
  load: () => import("./currency-page.tsx"),
});
