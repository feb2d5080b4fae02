import { lazyPart } from "../lazy/lazy-part.ts";
import { withTexts } from "../lazy/lazy-texts.ts";
import { withOrderActTexts } from "../order-act/texts.ts";

const TEXTS = {
  en: () => import("./locales/en.json"),
  "zh-CN": () => import("./locales/zh-CN.json"),
  "zh-HK": () => import("./locales/zh-HK.json"),
};

/** The dialog that asks whether orders are to be cancelled, within a `Suspense`. */
export const CancelDialog = lazyPart(() =>
  withOrderActTexts(() => withTexts(() => import("./cancel-dialog.tsx"), "cancel", TEXTS)),
);
