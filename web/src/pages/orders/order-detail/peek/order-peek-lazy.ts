import { lazyPart } from "../../../../parts/lazy/lazy-part.ts";
import { withTexts } from "../../../../parts/lazy/lazy-texts.ts";
import { withPeekTexts } from "../../../../parts/peek/texts.ts";

const TEXTS = {
  en: () => import("../locales/en.json"),
  "zh-CN": () => import("../locales/zh-CN.json"),
  "zh-HK": () => import("../locales/zh-HK.json"),
};

/** An order beside the list that it stands in. */
export const OrderPeek = lazyPart(() =>
  withPeekTexts(() => withTexts(() => import("./order-peek.tsx"), "order-detail", TEXTS)),
);
