import type { leafAccountPageQuery } from "../../../__generated__/leafAccountPageQuery.graphql.ts";
import query from "../../../__generated__/leafAccountPageQuery$parameters.ts";
import { readListState } from "../../../parts/list/list-state.ts";
import { page } from "../../entry.ts";
import { leafAccountList, leafAccountVariables } from "./leaf-account-list.ts";

export const entry = page<leafAccountPageQuery>({
  query,
  variables: (params) => leafAccountVariables(readListState(leafAccountList, params)),
  load: () => import("./leaf-account-page.tsx"),
  locales: {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  },
});
