import { withTexts } from "../lazy/lazy-texts.ts";
import { withOrderActTexts } from "../order-act/texts.ts";

/** A part with the texts of pushing: namespace `push`. */
export const withPushTexts = <T>(load: () => Promise<T>): Promise<T> =>
  withOrderActTexts(() =>
    withTexts(load, "push", {
      en: () => import("./locales/en.json"),
      "zh-CN": () => import("./locales/zh-CN.json"),
      "zh-HK": () => import("./locales/zh-HK.json"),
    }),
  );
