import { withTexts } from "../lazy/lazy-texts.ts";

/** A part with the texts of acts on many orders: namespace `order-act`. */
export const withOrderActTexts = <T>(load: () => Promise<T>): Promise<T> =>
  withTexts(load, "order-act", {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  });
