import type { dictionaryPageQuery } from "../../../__generated__/dictionaryPageQuery.graphql.ts";
import query from "../../../__generated__/dictionaryPageQuery$parameters.ts";
import { readListState } from "../../../parts/list/list-state.ts";
import { page } from "../../entry.ts";
import { dictionaryList, dictionaryVariables } from "./dictionary-list.ts";

export const entry = page<dictionaryPageQuery>({
  query,
  variables: (params) => dictionaryVariables(readListState(dictionaryList, params)),
  load: () => import("./dictionary-page.tsx"),
});
