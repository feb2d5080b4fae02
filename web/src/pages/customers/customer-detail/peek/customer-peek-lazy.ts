import { lazyPart } from "../../../../parts/lazy/lazy-part.ts";
import { withTexts } from "../../../../parts/lazy/lazy-texts.ts";
import { withPeekTexts } from "../../../../parts/peek/texts.ts";

const TEXTS = {
  en: () => import("../locales/en.json"),
  "zh-CN": () => import("../locales/zh-CN.json"),
  "zh-HK": () => import("../locales/zh-HK.json"),
};

/** A customer beside the list that he stands in. */
export const CustomerPeek = lazyPart(() =>
  withPeekTexts(() => withTexts(() => import("./customer-peek.tsx"), "customer-detail", TEXTS)),
);
