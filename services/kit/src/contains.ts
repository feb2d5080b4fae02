import { ilike, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The text somewhere in the column, in any case; `%`, `_` and `\` are what they look like. */
export const contains = (column: PgColumn, text: string): SQL => ilike(column, `%${text.replace(/[\\%_]/g, "\\$&")}%`);
