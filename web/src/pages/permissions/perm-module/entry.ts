import type { permModulePageQuery } from "../../../__generated__/permModulePageQuery.graphql.ts";
import query from "../../../__generated__/permModulePageQuery$parameters.ts";
import { page } from "../../entry.ts";

export const entry = page<permModulePageQuery>({
  query,
  variables: () => ({}),
  load: () => import("./perm-module-page.tsx"),
  locales: {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  },
});
