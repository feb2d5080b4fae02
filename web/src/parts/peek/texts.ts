import { withTexts } from "../lazy/lazy-texts.ts";

/** A part with the texts of peeking: namespace `peek`. */
export const withPeekTexts = <T>(load: () => Promise<T>): Promise<T> =>
  withTexts(load, "peek", {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  });
