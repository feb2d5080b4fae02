import type { resourcePageQuery } from "../../../__generated__/resourcePageQuery.graphql.ts";
import query from "../../../__generated__/resourcePageQuery$parameters.ts";
import { readListState } from "../../../parts/list/list-state.ts";
import { page } from "../../entry.ts";
import { resourceList, resourceVariables } from "./resource-list.ts";

export const entry = page<resourcePageQuery>({
  query,
  variables: (params) => resourceVariables(readListState(resourceList, params)),
  load: () => import("./resource-page.tsx"),
  locales: {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  },
});
