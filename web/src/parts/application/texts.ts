import { withTexts } from "../lazy/lazy-texts.ts";

const TEXTS = {
  en: () => import("./locales/en.json"),
  "zh-CN": () => import("./locales/zh-CN.json"),
  "zh-HK": () => import("./locales/zh-HK.json"),
};

/** What shows applications of customers, with what their kinds and papers are called: namespace `application`. */
export const withApplicationTexts = <T>(load: () => Promise<T>): Promise<T> => withTexts(load, "application", TEXTS);
