import { withTexts } from "../lazy/lazy-texts.ts";

const TEXTS = {
  en: () => import("./locales/en.json"),
  "zh-CN": () => import("./locales/zh-CN.json"),
  "zh-HK": () => import("./locales/zh-HK.json"),
};

/** A form of a customer, with its texts. */
export const withFormTexts = <T>(load: () => Promise<T>): Promise<T> => withTexts(load, "customer-form", TEXTS);
