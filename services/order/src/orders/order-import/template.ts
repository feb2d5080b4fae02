import { writeXlsx } from "hucre/xlsx";
import {
  IMPORT_COLUMN_KEYS,
  IMPORT_COLUMNS,
  isRequiredColumn,
  type ImportColumn,
} from "@linehaul/schema/orders/order-import/columns";
import { MOST_IMPORT_ROWS } from "@linehaul/schema/orders/order-import/row";
import { choiceKindOf, choicesOf, headOf, importTexts, noteOf } from "@linehaul/schema/orders/order-import/texts";
import type { Language } from "@linehaul/schema/sites";
import { SAMPLE } from "./template-sample.ts";

const HEAD = { font: { bold: true }, fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "E8EDF5" } } } as const;
const NEEDED = { ...HEAD, font: { bold: true, color: { rgb: "B42318" } } } as const;

/** `AB` of 27. */
export function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

const choices = (column: ImportColumn, language: Language): string[] => {
  const kind = choiceKindOf(column);
  return kind === null ? [] : choicesOf(kind, language).map(([, label]) => label);
};
const headText = (column: ImportColumn, language: Language): string =>
  isRequiredColumn(column) ? `${headOf(column, language)} *` : headOf(column, language);
/** The sample's choices are those of the language. */
const sampleOf = (column: ImportColumn, language: Language): string => {
  const kind = choiceKindOf(column);
  const text = SAMPLE[column] ?? "";
  return kind === null ? text : (choicesOf(kind, language).find(([code]) => code === text)?.[1] ?? text);
};

/** Columns of codes and numbers are texts, so that no program takes digits from them; amounts stay numbers. */
const formatOf = (column: ImportColumn): { numFmt: string } => {
  const kind = IMPORT_COLUMNS[column];
  return { numFmt: kind === "decimal" || kind === "whole" ? "General" : "@" };
};

/** An empty workbook for orders in a language: heads (needed ones red and starred), choices to pick from, and a sheet of notes with a sample. */
export function makeTemplate(language: Language): Promise<Uint8Array> {
  const texts = importTexts[language].text;
  const columns = IMPORT_COLUMN_KEYS;
  const cells = new Map(
    columns.map((column, at) => [
      `0,${String(at)}`,
      { value: headText(column, language), type: "string" as const, style: isRequiredColumn(column) ? NEEDED : HEAD },
    ]),
  );
  const dataValidations = columns.flatMap((column, at) => {
    const values = choices(column, language);
    const letter = letters(at);
    const range = `${letter}2:${letter}${String(MOST_IMPORT_ROWS + 1)}`;
    return values.length === 0 ? [] : [{ type: "list" as const, values, range, allowBlank: true }];
  });
  const notes = columns.map((column) => [
    headOf(column, language),
    isRequiredColumn(column) ? texts.yes : null,
    noteOf(column, language) || null,
    choices(column, language).join(" / ") || null,
    sampleOf(column, language) || null,
  ]);
  return writeXlsx({
    sheets: [
      {
        name: texts.orders,
        rows: [columns.map((column) => headText(column, language))],
        cells,
        columns: columns.map((column) => ({
          width: Math.max(12, headOf(column, language).length * 1.3),
          style: formatOf(column),
        })),
        freezePane: { rows: 1, columns: 2 },
        dataValidations,
      },
      {
        name: texts.notes,
        rows: [
          [texts.howTitle.replace("{{rows}}", MOST_IMPORT_ROWS.toLocaleString("en"))],
          [],
          [texts.column, texts.required, texts.note, texts.choices, texts.sample],
          ...notes,
        ],
        cells: new Map(
          [texts.column, texts.required, texts.note, texts.choices, texts.sample].map((value, at) => [
            `2,${String(at)}`,
            { value, type: "string" as const, style: HEAD },
          ]),
        ),
        columns: [{ width: 32 }, { width: 10 }, { width: 56 }, { width: 60 }, { width: 30 }],
      },
    ],
  });
}
