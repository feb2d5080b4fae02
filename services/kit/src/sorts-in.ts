import { getTableName } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { sortBy } from "@linehaul/schema/sorts";
import type { Direction } from "./keyset.ts";

/** A sort as SQL reads it. */
export interface Sort {
  readonly column: PgColumn;
  readonly direction: Direction;
}
type Sorted<F extends string> = PgTable & Readonly<Record<F | "id", PgColumn>>;

interface Index {
  /** Names; null stands for an expression. */
  readonly columns: readonly (string | null)[];
  readonly unique: boolean;
}
function indexesOf(table: PgTable): readonly Index[] {
  const { indexes, uniqueConstraints } = getTableConfig(table);
  return [
    ...indexes.map(({ config }) => ({
      columns: config.columns.map((column) => ("name" in column ? (column.name ?? null) : null)),
      unique: config.unique,
    })),
    ...uniqueConstraints.map(({ columns }) => ({ columns: columns.map(({ name }) => name), unique: true })),
  ];
}

/** Rows are found in the order of the column by an index that tells them apart: it goes down to the id, or the column is unique. Scope and filter may stand before. */
function isIndexed(table: PgTable, column: PgColumn, id: PgColumn): boolean {
  return indexesOf(table).some(({ columns, unique }) => {
    const at = columns.indexOf(column.name);
    return at >= 0 && (columns[at + 1] === id.name || (unique && columns.length === 1));
  });
}

/**
 * The columns of a contract's sorts: each bears the name of the field that it sorts by, and has an index, without which a list of
 * millions would be read whole for its first page. A sort without one stops the service, and the checks, when it is loaded.
 */
export function sortsIn<S extends string, F extends string>(
  table: Sorted<F>,
  sorts: Readonly<Record<S, F>>,
): Readonly<Record<S, Sort>> {
  const found = Object.keys(sorts).map((name): [string, Sort] => {
    const { field, direction } = sortBy<F>(sorts, name);
    const column = table[field];
    if (!isIndexed(table, column, table.id))
      throw new Error(
        `${getTableName(table)} is sorted by ${name}, and has no index on (${column.name}, ${table.id.name})`,
      );
    return [name, { column, direction }];
  });
  return { ...sorts, ...Object.fromEntries(found) };
}
