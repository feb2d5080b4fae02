import { ilike, like, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The text somewhere; `%`, `_` and `\` are what they look like. */
const somewhere = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** The text somewhere in the column, in any case. */
export const contains = (column: PgColumn | SQL, text: string): SQL => ilike(column, somewhere(text));

/** The same where both are in small letters already, which is read far faster. */
export const holds = (column: PgColumn | SQL, text: string): SQL => like(column, somewhere(text));

/** The text somewhere in any of the columns; no condition without a text. */
export const anyContains = (columns: readonly (PgColumn | SQL)[], text: string | undefined): SQL | undefined =>
  text ? or(...columns.map((column) => contains(column, text))) : undefined;
