import type { CellValue, Sheet as Read } from "hucre";
import { readXlsx } from "hucre/xlsx";
import { dateText, lostDigits, numberText, trimmed } from "./cell-text.ts";
import { countInflated } from "./inflated.ts";
import { zipEntries } from "./zip-entries.ts";
import { SheetRefused, type OddCell, type Sheet, type SheetRow } from "./sheet.ts";

/** Looks at a workbook's parts before a library does: macros are refused, and what it inflates to is counted. */
export async function lookAtWorkbook(bytes: Uint8Array): Promise<void> {
  const entries = zipEntries(bytes);
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has("[Content_Types].xml")) throw new SheetRefused("NOT_A_SHEET");
  if ([...names].some((name) => /vbaProject|macrosheets\//i.test(name))) throw new SheetRefused("MACROS");
  if (![...names].some((name) => name.startsWith("xl/"))) throw new SheetRefused("NOT_A_SHEET");
  await countInflated(entries);
}

function textOf(value: CellValue): string | null {
  if (value === null) return null;
  if (typeof value === "string") return trimmed(value);
  if (typeof value === "number") return Number.isFinite(value) ? numberText(value) : null;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return Number.isNaN(value.getTime()) ? null : dateText(value);
}

/** What of a cell is to be told. Whether a formula's last result still holds, only the program that reckons it knows. */
function oddOf(sheet: Read, row: number, column: number, value: CellValue): OddCell | null {
  const cell = sheet.cells?.get(`${String(row)},${String(column)}`);
  if (cell?.type === "formula" || cell?.formula !== undefined) return "FORMULA";
  if (cell?.type === "error") return "ERROR_VALUE";
  return typeof value === "number" && lostDigits(value) ? "LOST_DIGITS" : null;
}

/** Which sheet is meant: the first that can be seen. */
export const isSeen = (sheet: Read): boolean => sheet.hidden !== true && sheet.veryHidden !== true;

/** A workbook's first visible sheet. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet> {
  await lookAtWorkbook(bytes);
  const workbook = await readXlsx(bytes).catch(() => {
    throw new SheetRefused("UNREADABLE");
  });
  const sheet = workbook.sheets.find(isSeen);
  if (!sheet) throw new SheetRefused("EMPTY");
  const rows: SheetRow[] = [];
  const odd: { row: number; column: number; what: OddCell }[] = [];
  for (const [at, values] of sheet.rows.entries()) {
    const found: typeof odd = [];
    const cells = values.map((value, column) => {
      const what = oddOf(sheet, at, column, value);
      if (what !== null) found.push({ row: at + 1, column, what });
      return textOf(value);
    });
    if (found.length === 0 && cells.every((cell) => cell === null)) continue;
    rows.push({ number: at + 1, cells });
    odd.push(...found);
  }
  return { format: "xlsx", name: sheet.name, rows, odd };
}
