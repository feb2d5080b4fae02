import type { ComponentProps, ReactNode } from "react";
import { useRules } from "../lazy/rule-texts.ts";
import { TextControl } from "./text.tsx";

/** A line of text that has to keep a rule of `schema/`. */
export default function RuledText({
  rule,
  isGood,
  ...text
}: Omit<ComponentProps<typeof TextControl>, "placeholder" | "check"> & {
  /** A key of the rules: said before anything is wrong, and of what is. */
  readonly rule: string;
  readonly isGood: (text: string) => boolean;
}): ReactNode {
  const said = useRules()(rule);
  return <TextControl {...text} placeholder={said} check={(value) => (isGood(value) ? null : said)} />;
}
