import { MOST_CATALOGUE_ROWS } from "@linehaul/schema/catalogue-sheet";
import type { ExportHead } from "@linehaul/schema/export-column";
import type { FileAnswer } from "@linehaul/schema/file";
import { moduleByCode, type ModuleCode } from "@linehaul/schema/modules";
import type { Language } from "@linehaul/schema/sites";
import { writeXlsx } from "hucre/xlsx";
import type { Call } from "../call.ts";
import { headText } from "../exports/heads.ts";
import { TYPES } from "../sheets/written-sheet.ts";
import { cellText, letters, type SheetColumn } from "./columns.ts";
import { noteOf } from "./note.ts";

const HEAD = { font: { bold: true }, fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "E8EDF5" } } } as const;
const NEEDED = { ...HEAD, font: { bold: true, color: { rgb: "B42318" } } } as const;
/** A column of texts: no program takes digits from a post code there. */
const TEXT = { numFmt: "@" };

interface Template {
  /** The catalogue's name, in the language. */
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  /** A row as somebody would fill it in. */
  readonly sample: Readonly<Record<string, unknown>>;
  readonly language: Language;
  /** What the sheet of notes begins with, where rows are not known by a key. */
  readonly how?: ExportHead;
}

/** Table programs take no such letters in a sheet's name, and no more of them. */
const sheetName = (name: string): string => name.replaceAll(/[\\/?*[\]:]/g, " ").slice(0, 31);

/** An empty workbook for a catalogue's rows: heads (needed ones red and starred), choices to pick from, and a sheet of notes with a sample. */
export function makeTemplate({ title, columns, sample, language, how = "sheet.how" }: Template): Promise<Uint8Array> {
  const heads = columns.map(({ head, isRequired }) => `${headText(head, language)}${isRequired ? " *" : ""}`);
  const styled = (texts: readonly string[], row: number, isNeeded: (column: number) => boolean) =>
    new Map(
      texts.map((value, column) => [
        `${String(row)},${String(column)}`,
        { value, type: "string" as const, style: isNeeded(column) ? NEEDED : HEAD },
      ]),
    );
  const told = (["column", "required", "note", "choices", "sample"] as const).map((name) =>
    headText(`sheet.${name}`, language),
  );
  return writeXlsx({
    sheets: [
      {
        name: sheetName(title),
        rows: [heads],
        cells: styled(heads, 0, (column) => columns[column]?.isRequired === true),
        columns: heads.map((head, column) => ({
          width: Math.max(12, head.length * 1.4),
          ...(columns[column]?.isInteger !== true && { style: TEXT }),
        })),
        freezePane: { rows: 1, columns: 1 },
        dataValidations: columns.flatMap(({ choices }, column) => {
          const letter = letters(column);
          const range = `${letter}2:${letter}${String(MOST_CATALOGUE_ROWS + 1)}`;
          return choices.length === 0 ? [] : [{ type: "list" as const, values: [...choices], range, allowBlank: true }];
        }),
      },
      {
        name: headText("sheet.notes", language),
        rows: [
          [headText(how, language).replace("{{rows}}", MOST_CATALOGUE_ROWS.toLocaleString("en"))],
          [],
          told,
          ...columns.map((column) => [
            headText(column.head, language),
            column.isRequired ? headText("sheet.yes", language) : null,
            noteOf(column, language) || null,
            column.choices.join(" / ") || null,
            cellText(sample[column.key]) || null,
          ]),
        ],
        cells: styled(told, 2, () => false),
        columns: [{ width: 28 }, { width: 10 }, { width: 64 }, { width: 28 }, { width: 36 }],
      },
    ],
  });
}

/** The template of a module's rows, in the request's language. */
export async function templateFile(
  { language }: Call,
  { module, ...of }: Omit<Template, "title" | "language"> & { readonly module: ModuleCode },
): Promise<FileAnswer> {
  const { name } = moduleByCode(module);
  const made = await makeTemplate({ ...of, title: language === "en" ? name.en : name["zh-CN"], language });
  async function* chunks() {
    yield made;
  }
  return { name: `${module.toLowerCase().replaceAll("_", "-")}.xlsx`, type: TYPES.XLSX.type, chunks: chunks() };
}
