import { ilike, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The text somewhere in the column, in any case; `%`, `_` and `\` are what they look like. */
export const contains = (column: PgColumn | SQL, text: string): SQL =>
  ilike(column, `%${text.replace(/[\\%_]/g, "\\$&")}%`);

/** The text somewhere in any of the columns; no condition without a text. */
export const anyContains = (columns: readonly (PgColumn | SQL)[], text: string | undefined): SQL | undefined =>
  text ? or(...columns.map((column) => contains(column, text))) : undefined;
