/** What an uploaded sheet may hold (section 9; ORD-12). The limits of what is uploaded stand in `schema/`; these keep the reader whole. */
export const MOST_SHEET_ROWS = 10_000;
export const MOST_SHEET_BYTES = 20 * 1024 * 1024;
/** What a workbook may inflate to: ten thousand full rows of a hundred columns take half of it. */
export const MOST_INFLATED_BYTES = 128 * 1024 * 1024;
export const MOST_SHEET_COLUMNS = 500;

/** Why a file is not read as a sheet. Texts in the catalogue: `sheet.<why>`. */
export const SHEET_REFUSALS = [
  "NOT_A_SHEET",
  "OLD_WORKBOOK",
  "ENCRYPTED",
  "MACROS",
  "TOO_LARGE",
  "TOO_MANY_ROWS",
  "TOO_MANY_COLUMNS",
  "UNREADABLE",
  "EMPTY",
] as const;
export type SheetRefusal = (typeof SHEET_REFUSALS)[number];

/** The file can't be read as a sheet; whoever asked says so in his own way. */
export class SheetRefused extends Error {
  override readonly name = "SheetRefused";
  readonly why: SheetRefusal;
  constructor(why: SheetRefusal) {
    super(`a sheet was refused: ${why}`);
    this.why = why;
  }
}

/** Why a cell's text is not what its author sees: a formula, a number of more digits than a table program keeps, or an error value. */
export type OddCell = "FORMULA" | "LOST_DIGITS" | "ERROR_VALUE";

/** A row with something in it. */
export interface SheetRow {
  /** Its number as table programs show it, from 1. */
  readonly number: number;
  /** Each cell's text, trimmed; null where nothing stands. Numbers as typed (never rounded), days `2026-11-20`, instants `2026-11-20T09:30:00` of no zone. */
  readonly cells: readonly (string | null)[];
}

/** The first sheet that can be seen. What of a merged area is not its first cell is empty, as in table programs. */
export interface Sheet {
  readonly format: "xlsx" | "csv";
  /** The sheet's name; null of csv. */
  readonly name: string | null;
  /** Rows with something in them, the head first. */
  readonly rows: readonly SheetRow[];
  /** Cells of these rows that are to be told rather than believed; `column` from 0. */
  readonly odd: readonly { readonly row: number; readonly column: number; readonly what: OddCell }[];
}

/** What a person is told at a cell of his own workbook; `row` from 1 as table programs show it, `column` from 0. */
export interface SheetMark {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}
