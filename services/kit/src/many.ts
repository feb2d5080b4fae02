import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The id is one of these, however many: they are one parameter of the statement, which may have 65,535. */
export const anyOf = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(cast(${sql.param([...ids])} as uuid[]))`;
