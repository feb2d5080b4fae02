import { withTexts } from "../lazy/lazy-texts.ts";

/** A part with the texts of finding by masked values: namespace `finding`. */
export const withFindingTexts = <T>(load: () => Promise<T>): Promise<T> =>
  withTexts(load, "finding", {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  });
