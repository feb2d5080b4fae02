import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The id is one of these, however many: they are one parameter of the statement, which may have 65,535. */
export const anyOf = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(cast(${sql.param([...ids])} as uuid[]))`;

/** The same of names. */
export const anyNamed = (column: PgColumn, names: readonly string[]): SQL =>
  sql`${column} = any(cast(${sql.param([...names])} as text[]))`;

/** In parts of so many at most: a statement takes 65,535 parameters. */
export const batches = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, n) => all.slice(n * most, (n + 1) * most));
