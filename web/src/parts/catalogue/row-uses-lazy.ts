import { lazyPart } from "../lazy/lazy-part.ts";
import { withTexts } from "../lazy/lazy-texts.ts";

/** What names a row, with what each kind of it is called (namespace `used-by`), within a `Suspense`. */
export const RowUses = lazyPart(() =>
  withTexts(() => import("./row-uses.tsx"), "used-by", {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  }),
);
