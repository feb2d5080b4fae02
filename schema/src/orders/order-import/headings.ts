import { LANGUAGES } from "../../sites.ts";
import { IMPORT_COLUMN_KEYS, REQUIRED_COLUMNS, type ImportColumn } from "./columns.ts";
import { errorHeads, headOf } from "./texts.ts";

/** A heading without what people change in it: spaces, stars, case, wide letters, signs. Units in brackets stay, for `(kg)` tells apart. */
export const plainHead = (head: string): string =>
  head
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const known = new Map<string, ImportColumn>();
for (const column of IMPORT_COLUMN_KEYS) {
  known.set(plainHead(column), column);
  for (const language of LANGUAGES) known.set(plainHead(headOf(column, language)), column);
}
const mistakes = new Set(errorHeads("en").map(plainHead));

/** The column that a heading means in any language, or by its name in the contract; null where none. */
export const columnOf = (head: string): ImportColumn | null => known.get(plainHead(head)) ?? null;
/** The column that a check wrote: a second upload does not read it. */
export const isErrorHead = (head: string): boolean => mistakes.has(plainHead(head));

/** What somebody chose for headings that mean nothing by themselves: by the heading's plain form; null: it is not read. */
export type HeadMap = Readonly<Record<string, ImportColumn | null>>;

export interface ReadHeads {
  /** What each column of the sheet, from 0, means; null where it is not read. */
  readonly columns: readonly (ImportColumn | null)[];
  /** Headings that mean nothing to anybody yet. */
  readonly unknown: readonly string[];
  /** Columns that no order can do without and no heading stands for. */
  readonly missing: readonly ImportColumn[];
  /** Columns for which several headings stand. */
  readonly doubled: readonly ImportColumn[];
}

/** Reads the head of a sheet: what was chosen goes first, then what headings mean in any language. */
export function readHeads(heads: readonly (string | null)[], chosen: HeadMap = {}): ReadHeads {
  const unknown: string[] = [];
  const columns = heads.map((head) => {
    if (head === null || isErrorHead(head)) return null;
    const own = Object.hasOwn(chosen, plainHead(head)) ? chosen[plainHead(head)] : undefined;
    if (own !== undefined) return own;
    const column = columnOf(head);
    if (column === null) unknown.push(head);
    return column;
  });
  const found = columns.filter((column) => column !== null);
  return {
    columns,
    unknown,
    missing: REQUIRED_COLUMNS.filter((column) => !found.includes(column)),
    doubled: [...new Set(found.filter((column, at) => found.indexOf(column) !== at))],
  };
}
