import type { batchPageQuery } from "../../../__generated__/batchPageQuery.graphql.ts";
import query from "../../../__generated__/batchPageQuery$parameters.ts";
import { page } from "../../entry.ts";

export const entry = page<batchPageQuery>({
  query,
  variables: () => ({}),
  load: () => import("./batch-page.tsx"),
  locales: {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  },
});
