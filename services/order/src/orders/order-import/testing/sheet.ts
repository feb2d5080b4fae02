import { IMPORT_COLUMN_KEYS, isGoodsColumn, type ImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { headOf } from "@linehaul/schema/orders/order-import/texts";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import type { Language } from "@linehaul/schema/sites";
import { openXlsx, saveXlsx, writeXlsx } from "hucre/xlsx";

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );
const textOf = (value: unknown): string | null => {
  if (Array.isArray(value)) return value.join("/") || null;
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
};
const cell = (order: NewOrder, column: ImportColumn, line: number): string | null => {
  const [, field = ""] = column.split(".");
  if (isGoodsColumn(column)) return textOf(at(order.goods[line], [field]));
  return line === 0 ? textOf(at(order, column.split("."))) : null;
};

/** The rows that orders fill: one, and one more for each further kind of goods. */
export const rowsOf = (orders: readonly NewOrder[]): (string | null)[][] =>
  orders.flatMap((order) =>
    order.goods.map((_line, line) => IMPORT_COLUMN_KEYS.map((column) => cell(order, column, line))),
  );

/** A sheet of orders as somebody would fill in the template; `change` is what he did wrong, by row (from 2) and column. */
export function sheetOf(
  orders: readonly NewOrder[],
  language: Language,
  change: readonly (readonly [row: number, column: ImportColumn, text: string | null])[] = [],
): Promise<Uint8Array> {
  const rows = rowsOf(orders);
  for (const [row, column, text] of change) {
    const line = rows[row - 2];
    if (line) line[IMPORT_COLUMN_KEYS.indexOf(column)] = text;
  }
  return writeXlsx({
    sheets: [{ name: "S", rows: [IMPORT_COLUMN_KEYS.map((column) => headOf(column, language)), ...rows] }],
  });
}

/** Puts right what is wrong in a workbook that came back, and leaves the rest of it as it is. */
export async function corrections(bytes: Uint8Array, all: readonly NewOrder[]): Promise<Uint8Array> {
  const workbook = await openXlsx(bytes, { readStyles: true });
  const right = rowsOf(all);
  const sheet = workbook.sheets[0]!;
  for (const [row, cells] of right.entries())
    for (const [column, text] of cells.entries()) {
      sheet.rows[row + 1]![column] = text;
      const styled = sheet.cells?.get(`${String(row + 1)},${String(column)}`);
      if (styled) sheet.cells?.set(`${String(row + 1)},${String(column)}`, { ...styled, value: text, type: "string" });
    }
  return saveXlsx(workbook);
}

/** Puts right the cells of a workbook that came back red, each by the column of mistakes' own comment, and leaves all others and that column as they are; answers how many there were. */
export async function correctMarked(
  bytes: Uint8Array,
  right: (row: number, column: number) => string,
): Promise<{ readonly bytes: Uint8Array; readonly corrected: number }> {
  const workbook = await openXlsx(bytes, { readStyles: true });
  const sheet = workbook.sheets[0]!;
  const marked = [...(sheet.cells ?? [])].filter(([, cell]) => cell.comment !== undefined);
  for (const [at, cell] of marked) {
    const [row = 0, column = 0] = at.split(",").map(Number);
    const value = right(row, column);
    sheet.rows[row]![column] = value;
    sheet.cells?.set(at, { ...cell, value, type: "string" });
  }
  return { bytes: await saveXlsx(workbook), corrected: marked.length };
}
