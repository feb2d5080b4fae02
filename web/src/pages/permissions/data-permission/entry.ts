import type { dataPermissionPageQuery } from "../../../__generated__/dataPermissionPageQuery.graphql.ts";
import query from "../../../__generated__/dataPermissionPageQuery$parameters.ts";
import { page } from "../../entry.ts";

export const entry = page<dataPermissionPageQuery>({
  query,
  variables: () => ({}),
  load: () => import("./data-permission-page.tsx"),
  locales: {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  },
});
