import { parseCsv } from "hucre/csv";
import { decodeText } from "./decode.ts";
import { trimmed } from "./cell-text.ts";
import type { OddCell, Sheet, SheetRow } from "./sheet.ts";

/** What separates cells, by the first line outside quotes: the one that stands there most often. */
export function separatorOf(text: string): "," | ";" | "\t" {
  const counts = { ",": 0, ";": 0, "\t": 0 };
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === "\n" || letter === "\r")) break;
    else if (!isQuoted && (letter === "," || letter === ";" || letter === "\t")) counts[letter] += 1;
  }
  if (counts["\t"] > counts[","] && counts["\t"] >= counts[";"]) return "\t";
  return counts[";"] > counts[","] ? ";" : ",";
}

/** A table program runs what begins so; what our own files keep from it by an apostrophe is what stood there. */
const FORMULA = /^\s*[=＝]/;
const KEPT_FROM_RUNNING = /^'(?=\s*[=+\-@＝＋－＠\t\r\n])/;

/** A csv file as a sheet. Each record counts as a row, also one whose cells hold ends of lines. */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decodeText(bytes);
  const rows: SheetRow[] = [];
  const odd: { row: number; column: number; what: OddCell }[] = [];
  for (const [at, record] of parseCsv(text, { delimiter: separatorOf(text) }).entries()) {
    const number = at + 1;
    const cells = record.map((value, column) => {
      const cell = trimmed(String(value ?? ""));
      if (cell !== null && FORMULA.test(cell)) odd.push({ row: number, column, what: "FORMULA" });
      return cell?.replace(KEPT_FROM_RUNNING, "") ?? null;
    });
    if (cells.some((cell) => cell !== null)) rows.push({ number, cells });
  }
  return { format: "csv", name: null, rows, odd };
}
