import { addTexts } from "../lazy/lazy-texts.ts";

/** Adds the texts that only those who upload need: namespace `upload`. */
export const addUploadTexts = (): Promise<void> =>
  addTexts("upload", {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  });
