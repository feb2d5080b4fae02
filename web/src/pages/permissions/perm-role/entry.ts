import type { rolePageQuery } from "../../../__generated__/rolePageQuery.graphql.ts";
import query from "../../../__generated__/rolePageQuery$parameters.ts";
import { readListState } from "../../../parts/list/list-state.ts";
import { page } from "../../entry.ts";
import { roleList, roleVariables } from "./role-list.ts";

export const entry = page<rolePageQuery>({
  query,
  variables: (params) => roleVariables(readListState(roleList, params)),
  load: () => import("./role-page.tsx"),
  locales: {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  },
});
