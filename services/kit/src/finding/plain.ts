import { PLAIN, PLAIN_EMAIL } from "@linehaul/schema/finding/plain-value";
import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, ExtraConfigColumn } from "drizzle-orm/pg-core";

/** A column of a statement, or of an index. */
type Column = AnyPgColumn | ExtraConfigColumn;

/** Written out and not a parameter: an index serves the very expression that it was made of. */
const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`);
const translate = (column: Column, { from, to }: { readonly from: string; readonly to: string }): SQL =>
  sql`translate(${column}, ${literal(from)}, ${literal(to)})`;

/** Columns as they are compared with a value that somebody looks for: `plain-value.ts` in SQL. */
export const plain = (column: Column): SQL => translate(column, PLAIN);
export const plainEmail = (column: Column): SQL => translate(column, PLAIN_EMAIL);
export const plainPhone = (column: Column): SQL => sql`ltrim(${plain(column)}, '0')`;
