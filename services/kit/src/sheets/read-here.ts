import { readCsv } from "./read-csv.ts";
import { readWorkbook } from "./read-xlsx.ts";
import { MOST_SHEET_BYTES, MOST_SHEET_COLUMNS, MOST_SHEET_ROWS, SheetRefused, type Sheet } from "./sheet.ts";

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, i) => bytes[i] === byte);
const ZIP = [0x50, 0x4b];
/** The container of Word and Excel until 2003, and of every encrypted workbook. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ENCRYPTED_PACKAGE = Buffer.from("EncryptedPackage", "utf16le");

/** What a file is by its content, whatever its name says. */
export function formatOf(bytes: Uint8Array): "xlsx" | "csv" {
  if (bytes.byteLength > MOST_SHEET_BYTES) throw new SheetRefused("TOO_LARGE");
  if (startsWith(bytes, COMPOUND))
    throw new SheetRefused(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(ENCRYPTED_PACKAGE)
        ? "ENCRYPTED"
        : "OLD_WORKBOOK",
    );
  return startsWith(bytes, ZIP) ? "xlsx" : "csv";
}

/** Reads a sheet in the thread that asks: the worker's, or a test's. Rows are counted without the head. */
export async function readHere(bytes: Uint8Array, mostRows = MOST_SHEET_ROWS): Promise<Sheet> {
  const sheet = formatOf(bytes) === "xlsx" ? await readWorkbook(bytes) : readCsv(bytes);
  if (sheet.rows.length === 0) throw new SheetRefused("EMPTY");
  if (sheet.rows.length - 1 > mostRows) throw new SheetRefused("TOO_MANY_ROWS");
  if (sheet.rows.some(({ cells }) => cells.length > MOST_SHEET_COLUMNS)) throw new SheetRefused("TOO_MANY_COLUMNS");
  return sheet;
}
