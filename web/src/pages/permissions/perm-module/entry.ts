import type { modulePageQuery } from "../../../__generated__/modulePageQuery.graphql.ts";
import query from "../../../__generated__/modulePageQuery$parameters.ts";
import { page } from "../../entry.ts";

export const entry = page<modulePageQuery>({
  query,
  variables: () => ({}),
  load: () => import("./module-page.tsx"),
  locales: {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  },
});
