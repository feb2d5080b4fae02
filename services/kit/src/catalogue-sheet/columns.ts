import type { ExportColumns, ExportHead } from "@linehaul/schema/export-column";
import { LANGUAGES } from "@linehaul/schema/sites";
import { z } from "zod";
import { headText } from "../exports/heads.ts";

/** A column of an uploaded catalogue: one of its file's that the input takes. */
export interface SheetColumn {
  /** The field of the input. */
  readonly key: string;
  readonly head: ExportHead;
  readonly rule: z.ZodType;
  readonly isInteger: boolean;
  readonly isRequired: boolean;
  /** Codes to choose from; none where anything may be written. */
  readonly choices: readonly string[];
}

/** The rule itself, without what says that it may be absent, or empty. */
const bare = (rule: unknown): unknown =>
  rule instanceof z.ZodOptional || rule instanceof z.ZodDefault || rule instanceof z.ZodNullable
    ? bare(rule.unwrap())
    : rule instanceof z.ZodPipe
      ? bare(rule.out)
      : rule;
function choicesOf(rule: z.ZodType): readonly string[] {
  const inner = bare(rule);
  return inner instanceof z.ZodEnum ? inner.options.map(String) : [];
}

/** The columns that an upload reads, in the order of the catalogue's file. */
export const sheetColumns = (
  columns: ExportColumns,
  rules: Readonly<Record<string, z.ZodType>>,
): readonly SheetColumn[] =>
  Object.entries(columns).flatMap(([key, { head, kind }]) => {
    const rule = rules[key];
    if (rule === undefined) return [];
    const isRequired = !rule.safeParse(undefined).success;
    return [{ key, head, rule, isInteger: kind === "integer", isRequired, choices: choicesOf(rule) }];
  });

/** A star says that a column is needed; a file of the catalogue has none. */
const plain = (heading: string): string =>
  heading
    .normalize("NFKC")
    .replace(/\s*\*\s*$/, "")
    .trim()
    .toLowerCase();

/** The column that a heading stands for, in any language or by the field's own name. */
export function columnOf(columns: readonly SheetColumn[], heading: string): SheetColumn | undefined {
  const wanted = plain(heading);
  return columns.find(
    ({ key, head }) =>
      key.toLowerCase() === wanted || LANGUAGES.some((language) => plain(headText(head, language)) === wanted),
  );
}

/** `AB` of 27. */
export function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** A field's value as a cell says it; nothing for what is neither text nor number. */
export const cellText = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
