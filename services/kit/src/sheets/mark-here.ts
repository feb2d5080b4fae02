import type { Cell, CellValue, Sheet as Book } from "hucre";
import { openXlsx, saveXlsx, writeXlsx } from "hucre/xlsx";
import { readCsv } from "./read-csv.ts";
import { formatOf } from "./read-here.ts";
import { isSeen, lookAtWorkbook } from "./read-xlsx.ts";
import { SheetRefused, type SheetMark } from "./sheet.ts";

export interface Marking {
  readonly marks: readonly SheetMark[];
  /** The row of the heads, from 1. */
  readonly headRow: number;
  /** What stands at the head of the column that tells each row's mistakes; the first is written, all are known again. */
  readonly errorHeads: readonly [string, ...string[]];
}

/** By it a mark of an earlier time is known and taken away. */
const AUTHOR = "Linehaul";
const RED = "FFC7CE";
const MOST_TOLD = 1_000;
const shorten = (text: string): string => (text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}…` : text);

const keyOf = (row: number, column: number): string => `${String(row)},${String(column)}`;
const typeOf = (value: CellValue): Cell["type"] => {
  if (value === null) return "empty";
  if (value instanceof Date) return "date";
  if (typeof value === "string") return "string";
  return typeof value === "number" ? "number" : "boolean";
};

/** Takes away what an earlier look has marked. Fills and comments of the author's own stay. */
function unmark(cells: Map<string, Cell>): void {
  for (const [key, cell] of cells) {
    if (cell.comment?.author !== AUTHOR) continue;
    const { comment: _comment, style, ...rest } = cell;
    const { fill, ...plain } = style ?? {};
    const isOurs = fill?.type === "pattern" && fill.fgColor?.rgb?.toUpperCase().endsWith(RED);
    cells.set(key, { ...rest, ...(style && { style: isOurs ? plain : style }) });
  }
}

function markCell(cells: Map<string, Cell>, at: { row: number; column: number }, value: CellValue, text: string): void {
  const key = keyOf(at.row, at.column);
  const cell = cells.get(key) ?? { value, type: typeOf(value) };
  const said = cell.comment ? `${cell.comment.text}\n${text}` : text;
  cells.set(key, {
    ...cell,
    style: { ...cell.style, fill: { type: "pattern", pattern: "solid", fgColor: { rgb: RED } } },
    comment: { author: AUTHOR, text: shorten(said) },
  });
}

/** The column of mistakes: the one of an earlier time, else the first behind all heads. */
function errorColumn(heads: readonly CellValue[], errorHeads: readonly string[]): number {
  const known = heads.findIndex((head) => typeof head === "string" && errorHeads.includes(head.trim()));
  if (known >= 0) return known;
  const last = heads.findLastIndex((head) => head !== null && String(head).trim() !== "");
  return last + 1;
}

function markSheet(sheet: Book, { marks, headRow, errorHeads }: Marking): void {
  const cells = (sheet.cells ??= new Map<string, Cell>());
  unmark(cells);
  const heads = sheet.rows[headRow - 1] ?? [];
  const column = errorColumn(heads, errorHeads);
  const put = (row: number, value: string | null): void => {
    const line = (sheet.rows[row] ??= []);
    while (line.length < column) line.push(null);
    line[column] = value;
    const styled = cells.get(keyOf(row, column));
    if (styled) cells.set(keyOf(row, column), { ...styled, value, type: typeOf(value) });
  };
  for (const row of sheet.rows.keys()) if (row >= headRow) put(row, null);
  put(headRow - 1, errorHeads[0]);
  const told = new Map<number, string[]>();
  for (const mark of marks) {
    const row = mark.row - 1;
    told.set(row, [...(told.get(row) ?? []), mark.text]);
    markCell(cells, { row, column: mark.column }, sheet.rows[row]?.[mark.column] ?? null, mark.text);
  }
  for (const [row, texts] of told) put(row, shorten(texts.join("; ")));
}

/** A csv file can't be red: it comes back as a workbook. */
async function workbookOf(bytes: Uint8Array): Promise<Uint8Array> {
  if (formatOf(bytes) === "xlsx") return bytes;
  const rows: (string | null)[][] = [];
  for (const { number, cells } of readCsv(bytes).rows) rows[number - 1] = [...cells];
  return writeXlsx({ sheets: [{ name: "Sheet1", rows: Array.from(rows, (row) => row ?? []) }] });
}

/** The same workbook with its wrong cells red and commented, and a column that tells each row's mistakes; the rest of it is as it was. */
export async function markHere(bytes: Uint8Array, marking: Marking): Promise<Uint8Array> {
  const source = await workbookOf(bytes);
  await lookAtWorkbook(source);
  const workbook = await openXlsx(source, { readStyles: true });
  const sheet = workbook.sheets.find(isSeen);
  if (!sheet) throw new SheetRefused("EMPTY");
  markSheet(sheet, marking);
  return saveXlsx(workbook);
}
