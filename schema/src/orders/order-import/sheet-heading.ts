import { z } from "zod";
import type { Language } from "../../sites.ts";
import { IMPORT_COLUMN_KEYS, isImportColumn, isRequiredColumn, type ImportColumn } from "./columns.ts";
import { columnOf, isErrorHead, plainHead, readHeads, type HeadMap } from "./headings.ts";
import { headOf } from "./texts.ts";

/** A heading that somebody chooses for is at most so long; a longer one is told, and not read. */
export const MOST_HEADING = 200;
/** Headings of a template; a workbook that has more is none. */
export const MOST_HEADINGS = 200;
/** Headings of any sheet that is read. */
const MOST_CHOICES = 500;

export const HeadingReading = z.enum(["KNOWN", "CHOSEN", "LEFT_OUT", "UNKNOWN"]).meta({
  id: "HeadingReading",
  description: "How it is known what a heading of a sheet means.",
  "x-values": {
    KNOWN: "It means its column by itself, in some language.",
    CHOSEN: "Somebody chose its column.",
    LEFT_OUT: "Somebody chose that it is not read.",
    UNKNOWN: "It means nothing to anybody yet: it is not read.",
  },
});
export type HeadingReading = z.infer<typeof HeadingReading>;

const column = z.string().nullable();
/** A heading of a sheet of orders, and what it means. */
export const SheetHeading = z
  .object({
    heading: z.string().describe("As it stands in the sheet; what is longer than 200 characters is cut."),
    column: column.describe("The column of orders that it stands for, by its key; null: it is not read."),
    reading: HeadingReading.describe("How that is known."),
  })
  .meta({ id: "SheetHeading", description: "A heading of a sheet of orders, and what it means (ORD-11)." });
export type SheetHeading = z.infer<typeof SheetHeading>;

/** A heading of an uploaded sheet, and what its uploader might choose for it. */
export const OfferedHeading = SheetHeading.extend({
  offered: column.describe(
    "What the caller chose last for the same heading of another sheet, by the column's key; null: nothing.",
  ),
}).meta({
  id: "OfferedHeading",
  description: "A heading of an uploaded sheet, and what might be chosen for it (ORD-11).",
});
export type OfferedHeading = z.infer<typeof OfferedHeading>;

/** What is chosen for one heading. */
export const HeadingChoice = z.object({
  heading: z
    .string("required")
    .trim()
    .min(1, "required")
    .max(MOST_HEADING, "text.max")
    .describe("The heading, as it stands in the sheet."),
  column: column
    .refine((key) => key === null || isImportColumn(key), "heading.column")
    .describe("The column of orders that it shall stand for, by its key; null: it is not read."),
});
/** The same before it is looked at. */
interface Chosen {
  readonly heading: string;
  readonly column: string | null;
}
export const HeadingChoices = z
  .array(HeadingChoice)
  .max(MOST_CHOICES, "list.max")
  .describe("What is chosen for headings; those that are not named mean what they mean by themselves.");

/** Longer headings are told cut, with a sign of it, so that no choice fits them. */
export const shownHead = (head: string): string =>
  head.length > MOST_HEADING ? `${head.slice(0, MOST_HEADING)}…` : head;

/** The headings of a sheet as they are kept: what stands in its head, without the column of mistakes. */
export const keptHeads = (heads: readonly (string | null)[]): string[] =>
  heads.flatMap((head) => (head === null || isErrorHead(head) ? [] : [shownHead(head)]));

/** Choices as they are kept: by the heading without what people change in it; what it means by itself is no choice. */
export const headMapOf = (choices: readonly Chosen[]): HeadMap =>
  Object.fromEntries(
    choices
      .filter(({ heading, column: key }) => key === null || key !== columnOf(heading))
      .map(({ heading, column: key }) => [plainHead(heading), key !== null && isImportColumn(key) ? key : null]),
  );

function readingOf(heading: string, chosen: HeadMap): Omit<SheetHeading, "heading"> {
  const plain = plainHead(heading);
  const own = Object.hasOwn(chosen, plain) ? chosen[plain] : undefined;
  if (own !== undefined) return { column: own, reading: own === null ? "LEFT_OUT" : "CHOSEN" };
  const known = columnOf(heading);
  return { column: known, reading: known === null ? "UNKNOWN" : "KNOWN" };
}

/** What each heading of a sheet means, the same one once. */
export function sheetHeadings(heads: readonly string[], chosen: HeadMap): SheetHeading[] {
  const once = new Map(heads.toReversed().map((heading) => [plainHead(heading), heading]));
  return [...once.values()].toReversed().map((heading) => ({ heading, ...readingOf(heading, chosen) }));
}

/** What is wrong with choices for a sheet of these headings, by the place of the choice: keys of the rules' texts. */
export function choiceProblems(heads: readonly string[], choices: readonly Chosen[]) {
  const there = new Set(heads.map(plainHead));
  const chosen = headMapOf(choices);
  const { doubled } = readHeads(heads, chosen);
  const seen = new Set<string>();
  return choices.flatMap(({ heading, column: key }, n) => {
    const plain = plainHead(heading);
    const again = seen.has(plain);
    seen.add(plain);
    if (again) return [{ path: ["map", n, "heading"], key: "duplicate", params: {} }];
    if (!there.has(plain)) return [{ path: ["map", n, "heading"], key: "heading.unknown", params: {} }];
    return doubled.some((one) => one === key) ? [{ path: ["map", n, "column"], key: "heading.twice", params: {} }] : [];
  });
}

/** Every column with its heading in a language, for whoever chooses one; needed ones are starred, as in the template. */
export const columnChoices = (language: Language): { value: ImportColumn; label: string }[] =>
  IMPORT_COLUMN_KEYS.map((value) => ({
    value,
    label: `${headOf(value, language)}${isRequiredColumn(value) ? " *" : ""}`,
  }));
