import type { Sheet, SheetRow } from "@linehaul/kit/sheets/sheet";
import { isGoodsColumn, type ImportColumn } from "@linehaul/schema/orders/order-import/columns";
import type { Convert } from "../../base-data/cargo-convert/convert.ts";
import { cellValue } from "./cell-value.ts";

/** Where something stands in the sheet: the row as table programs show it, the column from 0. */
export interface CellAt {
  readonly row: number;
  readonly column: number;
}

/** An order as a sheet tells it, not yet known to be one, and the cells that it was read from. */
export interface SheetOrder {
  readonly row: number;
  /** All rows of it: its own and those of further goods. */
  readonly rows: readonly number[];
  /** What NewOrder is to read. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Cells by their field, e.g. `goods.0.name`. */
  readonly cells: ReadonlyMap<string, CellAt>;
}

type Group = Record<string, unknown>;
interface Draft {
  readonly row: number;
  readonly rows: number[];
  readonly input: Group;
  readonly goods: Group[];
  readonly cells: Map<string, CellAt>;
}

interface Filled {
  readonly column: ImportColumn;
  readonly at: CellAt;
  readonly text: string;
}

const filledOf = ({ number, cells }: SheetRow, columns: readonly (ImportColumn | null)[]): Filled[] =>
  columns.flatMap((column, at) => {
    const text = cells[at] ?? null;
    return column === null || text === null ? [] : [{ column, at: { row: number, column: at }, text }];
  });

/** The field `sender.name` of an object, its group made when it is first needed. */
function put(input: Group, groups: Map<string, Group>, path: string, value: unknown): void {
  const [group, field] = path.split(".");
  if (group === undefined) return;
  if (field === undefined) {
    input[group] = value;
    return;
  }
  let inner = groups.get(group);
  if (inner === undefined) {
    inner = {};
    groups.set(group, inner);
    input[group] = inner;
  }
  inner[field] = value;
}

/** How the cells of a sheet become what an order says. */
interface Reading {
  readonly zone: string;
  readonly convert: Convert;
}

function addRow(
  draft: Draft,
  groups: Map<string, Group>,
  row: number,
  filled: readonly Filled[],
  { zone, convert }: Reading,
): void {
  draft.rows.push(row);
  const line: Group = {};
  const nth = draft.goods.length;
  for (const { column, at, text } of filled) {
    const value = cellValue(column, text, zone);
    if (isGoodsColumn(column)) {
      const field = column.slice("goods.".length);
      line[field] = value;
      draft.cells.set(`goods.${String(nth)}.${field}`, at);
    } else {
      put(draft.input, groups, column, value);
      draft.cells.set(column, at);
    }
  }
  if (Object.keys(line).length > 0) draft.goods.push(convert(line));
}

/**
 * The orders of a sheet, below its head: one a row, and a row that fills columns of goods alone adds goods to the order above it. Goods are
 * called as we call them.
 */
export function assemble(
  sheet: Sheet,
  columns: readonly (ImportColumn | null)[],
  zone: string,
  convert: Convert = (goods) => goods,
): SheetOrder[] {
  const reading = { zone, convert };
  const drafts: Draft[] = [];
  let groups = new Map<string, Group>();
  for (const row of sheet.rows.slice(1)) {
    const filled = filledOf(row, columns);
    if (filled.length === 0) continue;
    const above = drafts.at(-1);
    const isMore = above !== undefined && filled.every(({ column }) => isGoodsColumn(column));
    if (isMore) {
      addRow(above, groups, row.number, filled, reading);
      continue;
    }
    const goods: Group[] = [];
    const draft: Draft = {
      row: row.number,
      rows: [],
      input: { sender: {}, receiver: {}, goods },
      goods,
      cells: new Map(),
    };
    groups = new Map();
    addRow(draft, groups, row.number, filled, reading);
    drafts.push(draft);
  }
  return drafts;
}
