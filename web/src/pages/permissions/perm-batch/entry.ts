import { staticPage } from "../../entry.ts";

export const entry = staticPage({
  load: () => import("./batch-page.tsx"),
  locales: {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  },
});
