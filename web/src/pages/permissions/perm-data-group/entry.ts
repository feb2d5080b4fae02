import type { dataGroupPageQuery } from "../../../__generated__/dataGroupPageQuery.graphql.ts";
import query from "../../../__generated__/dataGroupPageQuery$parameters.ts";
import { readListState } from "../../../parts/list/list-state.ts";
import { page } from "../../entry.ts";
import { dataGroupList, dataGroupVariables } from "./data-group-list.ts";

export const entry = page<dataGroupPageQuery>({
  query,
  variables: (params) => dataGroupVariables(readListState(dataGroupList, params)),
  load: () => import("./data-group-page.tsx"),
  locales: {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  },
});
