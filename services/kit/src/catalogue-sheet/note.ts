import type { Language } from "@linehaul/schema/sites";
import { fieldProblems } from "../field-problems.ts";
import { ruleText } from "../messages.ts";
import type { SheetColumn } from "./columns.ts";

/** Longer than any field, and of no alphabet that a pattern takes. */
const NO_TEXT = "§".repeat(1_000);

/** What a cell must be, told by its rule itself: what it says of values that break all of it. */
export function noteOf({ rule, isInteger, choices }: SheetColumn, language: Language): string {
  if (choices.length > 0) return "";
  const broken = isInteger ? [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] : [NO_TEXT];
  const told = broken.flatMap((value) => fieldProblems(rule.safeParse(value).error?.issues ?? []));
  return [...new Set(told.map(({ key, params }) => ruleText(key, params, language)))].join("; ");
}
