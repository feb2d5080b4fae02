import { buffer } from "node:stream/consumers";
import { readFile } from "@linehaul/kit/files/kept";
import type { StoredFileRecord } from "@linehaul/kit/files/tables";
import { readSheet } from "@linehaul/kit/sheets/read-sheet";
import { SheetRefused, type Sheet } from "@linehaul/kit/sheets/sheet";
import type { ImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { readHeads, type ReadHeads } from "@linehaul/schema/orders/order-import/headings";
import type { ImportRefusal } from "@linehaul/schema/orders/order-import/row";
import { keptHeads } from "@linehaul/schema/orders/order-import/sheet-heading";
import type { TaskWork } from "@linehaul/kit/tasks/kind";
import type { AppliedMap } from "../order-template/applied.ts";
import { convertOn } from "../../base-data/cargo-convert/convert.ts";
import { orderMeans } from "../order/means.ts";
import { customersNamed, knownProblems } from "../order/writing/known.ts";
import type { OrderWriter } from "../order/writing/writer.ts";
import { assemble } from "./assemble.ts";
import { inCodes } from "./in-codes.ts";
import { check, oddCells, type ReadOrder, type WrongCell, type WrongOrder } from "./check.ts";

/** The head of a sheet, and whose map it was read by. */
interface HeadRead extends ReadHeads {
  readonly headings: readonly string[];
  readonly applied: AppliedMap;
}
/** The file can't be read as orders. */
export interface RefusedFile {
  readonly refusal: ImportRefusal;
  readonly heads: HeadRead | null;
}
/** What was found in a file that can be read. */
export interface LookedAt {
  readonly refusal: null;
  readonly bytes: Uint8Array;
  readonly sheet: Sheet;
  readonly heads: HeadRead;
  readonly orders: number;
  readonly wrong: readonly WrongCell[];
  readonly right: readonly ReadOrder[];
  readonly wrongOrders: readonly WrongOrder[];
}

const columnAt = (columns: readonly (ImportColumn | null)[], cell: WrongCell): boolean => columns[cell.column] !== null;

/** What is told of a cell once: that it is a formula goes before what its text breaks. */
function merged(odd: readonly WrongCell[], wrong: readonly WrongCell[]): WrongCell[] {
  const told = new Set(odd.map(({ row, column }) => `${String(row)},${String(column)}`));
  return [...odd, ...wrong.filter(({ row, column }) => !told.has(`${String(row)},${String(column)}`))].sort(
    (a, b) => a.row - b.row || a.column - b.column,
  );
}

/** For whom the orders of a task are written. */
export const writerOfWork = ({ task, scope, now }: TaskWork): OrderWriter => ({
  site: task.site,
  userName: task.userName,
  scope,
  at: now,
});

/** Reads an uploaded file and looks at each of its orders, by everything that stands now: nothing is stored. */
export async function lookAt(
  work: TaskWork,
  file: StoredFileRecord,
  mapFor: (sheet: Sheet) => Promise<AppliedMap>,
): Promise<RefusedFile | LookedAt> {
  const { db, task, signal } = work;
  const bytes = new Uint8Array(await buffer(await readFile(work.storage, file)));
  // The reader is handed a copy: the same bytes are marked afterwards.
  const sheet = await readSheet(bytes, { signal }).catch((error: unknown) => {
    if (error instanceof SheetRefused) return error;
    throw error;
  });
  if (sheet instanceof SheetRefused) return { refusal: sheet.why, heads: null };
  const applied = await mapFor(sheet);
  const head = sheet.rows[0]?.cells ?? [];
  const heads = { ...readHeads(head, applied.chosen), headings: keptHeads(head), applied };
  if (heads.missing.length > 0) return { refusal: "COLUMNS_MISSING", heads };
  if (heads.doubled.length > 0) return { refusal: "COLUMNS_DOUBLED", heads };
  const convert = await convertOn(db, ["IMPORT", "LINEHAUL"]);
  const assembled = assemble(sheet, heads.columns, task.timeZone, convert);
  const customers = customersNamed(assembled.map(({ input }) => input));
  const means = await orderMeans(db, { ...writerOfWork(work), customers });
  const orders = assembled.map((order) => inCodes(order, means.words));
  if (orders.length === 0) return { refusal: "EMPTY", heads };
  const checked = await check({
    orders,
    columns: heads.columns,
    means,
    askDatabase: (inputs) => knownProblems(db, writerOfWork(work), inputs),
    signal,
    progress: (done) => work.progress(done, orders.length),
  });
  const odd = oddCells(sheet, heads.columns).filter((cell) => columnAt(heads.columns, cell));
  return {
    refusal: null,
    bytes,
    sheet,
    heads,
    orders: orders.length,
    wrong: merged(odd, checked.wrong),
    right: odd.length > 0 ? [] : checked.right,
    wrongOrders: checked.wrongOrders,
  };
}
