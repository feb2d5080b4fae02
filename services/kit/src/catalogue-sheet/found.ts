import { MOST_WRONG_SHOWN, type SheetFound } from "@linehaul/schema/catalogue-sheet";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Language } from "@linehaul/schema/sites";
import { contentHash } from "../content-hash.ts";
import { headText } from "../exports/heads.ts";
import { fail } from "../fail.ts";
import { ruleText } from "../messages.ts";
import { letters, type SheetColumn } from "./columns.ts";
import type { ReadSheet } from "./read.ts";
import type { WrongCell } from "./wrong-cell.ts";

interface Looked extends Pick<SheetFound, "added" | "changed" | "unchanged"> {
  readonly read: ReadSheet;
  readonly columns: readonly SheetColumn[];
  /** By row and column. */
  readonly wrong: readonly WrongCell[];
  /** Where what is told of a field that has no column stands. */
  readonly key: string;
  /** The rows that it is stored over, as they were found. */
  readonly over: unknown;
  readonly language: Language;
}

/** What a sheet holds, as it is told to whoever uploaded it. */
export const sheetFound = ({ read, columns, wrong, key: first, over, language, ...counts }: Looked): SheetFound => ({
  rows: read.records.length,
  ...counts,
  wrongRows: new Set(wrong.map(({ row }) => row)).size,
  wrongCells: wrong.length,
  wrong: wrong.slice(0, MOST_WRONG_SHOWN).map(({ row, key, problem }) => {
    const column = columns.find((one) => one.key === key);
    return {
      row,
      column: letters(read.places.get(key) ?? read.places.get(first) ?? 0),
      heading: column ? headText(column.head, language) : key,
      message: ruleText(problem.key, problem.params, language),
    };
  }),
  ignored: [...read.ignored],
  digest: contentHash([read.records.map(({ row, cells }) => [row, cells]), over, wrong.length]),
});

/** The first of many, for a reader; undefined of none. */
export const namedIn = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : `${names.slice(0, 10).join(", ")}${names.length > 10 ? ", …" : ""}`;

/** Refuses to store a sheet that is wrong by now: 400001 that names its cells. */
export function refuseWrong({ wrongCells, wrong }: SheetFound): void {
  if (wrongCells > 0)
    throw fail(SERVICE_CODES.invalid, {
      fields: [{ path: ["file"], key: "sheet.wrong", params: {} }],
      detail: namedIn(wrong.map(({ row, column }) => `${column}${String(row)}`)),
    });
}
