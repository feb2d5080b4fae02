import { withTexts } from "../lazy/lazy-texts.ts";
import { withOrderActTexts } from "../order-act/texts.ts";

/** A part with the texts of printing, which only those who print need: namespace `print`. */
export const withPrintTexts = <T>(load: () => Promise<T>): Promise<T> =>
  withOrderActTexts(() =>
    withTexts(load, "print", {
      en: () => import("./locales/en.json"),
      "zh-CN": () => import("./locales/zh-CN.json"),
      "zh-HK": () => import("./locales/zh-HK.json"),
    }),
  );
