import { and, asc, desc, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

export type Direction = "asc" | "desc";

/** A row's place: its sort value as text (null: it has none) and its id. */
export interface Key {
  readonly value: string | null;
  readonly id: string;
}

/** PostgreSQL's own places for NULL (last when ascending, first when descending): a plain index serves both directions. */
export const orderBy = (column: PgColumn, id: PgColumn, direction: Direction): SQL[] =>
  direction === "asc" ? [asc(column), asc(id)] : [desc(column), desc(id)];

interface From {
  readonly column: PgColumn;
  readonly id: PgColumn;
  readonly direction: Direction;
  /** Null: from the very first row. */
  readonly key: Key | null;
}

const typed = (column: PgColumn, text: string): SQL => sql`cast(${text} as ${sql.raw(column.getSQLType())})`;

/**
 * The conditions whose rows, one after the other, are those that follow the key. A nullable column has a part without values and
 * one with, and each condition is a range of the index: a single OR over both would walk it from its start.
 */
export function segmentsFrom({ column, id, direction, key }: From): readonly (SQL | undefined)[] {
  const beyond = direction === "asc" ? sql`>` : sql`<`;
  const without = isNull(column);
  if (key === null) return [undefined];
  if (key.value === null) {
    const rest = and(without, sql`${id} ${beyond} ${typed(id, key.id)}`);
    return direction === "asc" ? [rest] : [rest, isNotNull(column)];
  }
  const rest = sql`(${column}, ${id}) ${beyond} (${typed(column, key.value)}, ${typed(id, key.id)})`;
  return column.notNull || direction === "desc" ? [rest] : [rest, without];
}
