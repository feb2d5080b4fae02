import { writeXlsxStream } from "hucre/xlsx";
import { csvLine, csvText, wallClockOf, xlsxCell } from "./written-cells.ts";
import type { Rows, Sheet } from "./written-sheet.ts";

/** By it table programs know UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
const DATE = { numFmt: "yyyy-mm-dd hh:mm:ss" };

async function* csvBytes({ columns, timeZone }: Sheet, batches: AsyncIterable<Rows>): AsyncGenerator<Uint8Array> {
  const utf8 = new TextEncoder();
  const text = csvText(wallClockOf(timeZone));
  yield utf8.encode(BYTE_ORDER_MARK + csvLine(columns.map(({ head }) => head)));
  for await (const rows of batches)
    yield utf8.encode(rows.map((row) => csvLine(columns.map(({ kind }, n) => text(row[n] ?? null, kind)))).join(""));
}

async function* xlsxBytes(sheet: Sheet, batches: AsyncIterable<Rows>): AsyncGenerator<Uint8Array> {
  const { columns, title, timeZone, mostRows } = sheet;
  const cell = xlsxCell(wallClockOf(timeZone));
  async function* rows() {
    for await (const batch of batches)
      for (const row of batch) yield columns.map(({ kind }, n) => cell(row[n] ?? null, kind));
  }
  yield* writeXlsxStream(rows(), {
    name: title,
    columns: columns.map(({ head, kind }) => ({ header: head, ...(kind === "instant" && { style: DATE }) })),
    freezePane: { rows: 1 },
    // What is very wide may be more than 4 GiB before it is compressed.
    zip64: true,
    ...(mostRows !== undefined && { maxRowsPerSheet: mostRows }),
  });
}

/** A sheet's bytes as they are made; nothing is held but parts. */
export const sheetBytes = (sheet: Sheet, batches: AsyncIterable<Rows>): AsyncGenerator<Uint8Array> =>
  sheet.format === "CSV" ? csvBytes(sheet, batches) : xlsxBytes(sheet, batches);
