import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { withTexts } from "../../../parts/lazy/lazy-texts.ts";

const TEXTS = {
  en: () => import("../order-detail/locales/en.json"),
  "zh-CN": () => import("../order-detail/locales/zh-CN.json"),
  "zh-HK": () => import("../order-detail/locales/zh-HK.json"),
};
/** An order that is stuck beside its list, with the words of an order's page. */
export const Emergency = lazyPart(() => withTexts(() => import("./emergency.tsx"), "order-detail", TEXTS));
