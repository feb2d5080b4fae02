import type { Language } from "../../sites.ts";
import type { FieldRule } from "./row.ts";

const MESSAGE = { en: "messageEn", "zh-CN": "messageZhCn", "zh-HK": "messageZhHk" } as const;

/** What whoever breaks a rule is told in a language, where it has nothing of its own in English; empty: the console's own words. */
export const saidIn = (rule: Pick<FieldRule, (typeof MESSAGE)[keyof typeof MESSAGE]>, language: Language): string =>
  rule[MESSAGE[language]] || rule.messageEn;
