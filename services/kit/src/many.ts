import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The id, or name, is one of these, however many: they are one parameter of the statement, which may have 65,535. */
export const anyOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(cast(${sql.param([...values])} as ${sql.raw(column.getSQLType())}[]))`;

/** In parts of so many at most: a statement takes 65,535 parameters. */
export const batches = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, n) => all.slice(n * most, (n + 1) * most));
