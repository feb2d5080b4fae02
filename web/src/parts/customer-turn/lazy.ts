import { lazyPart } from "../lazy/lazy-part.ts";
import { withTexts } from "../lazy/lazy-texts.ts";

const TEXTS = {
  en: () => import("./locales/en.json"),
  "zh-CN": () => import("./locales/zh-CN.json"),
  "zh-HK": () => import("./locales/zh-HK.json"),
};

/** The questions before customers are enabled, disabled, assigned or pushed, within a `Suspense`. */
export const EnableMany = lazyPart(() => withTexts(() => import("./enable-many.tsx"), "customer-turn", TEXTS));
export const DisableMany = lazyPart(() => withTexts(() => import("./disable-many.tsx"), "customer-turn", TEXTS));
export const PushMany = lazyPart(() => withTexts(() => import("./push-many.tsx"), "customer-turn", TEXTS));
export const AssignMany = lazyPart(() => withTexts(() => import("./assign-many.tsx"), "customer-turn", TEXTS));
