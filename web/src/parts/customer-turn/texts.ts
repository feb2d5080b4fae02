import { withTexts } from "../lazy/lazy-texts.ts";

/** A part with the texts of what is done with customers: namespace `customer-turn`. */
export const withTurnTexts = <T>(load: () => Promise<T>): Promise<T> =>
  withTexts(load, "customer-turn", {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  });
