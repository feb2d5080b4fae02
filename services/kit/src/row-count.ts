import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { NUMBERED_ROWS } from "@linehaul/schema/paging";
import type { RowCount } from "@linehaul/schema/scope";
import { type Db, rowsOf } from "./database-type.ts";
import { z } from "zod";

/** A row each that meets one of these conditions, no more than one past NUMBERED_ROWS. No row may meet two. */
export function someRows(table: PgTable, ways: readonly (SQL | undefined)[]): SQL {
  const limit = sql`limit ${NUMBERED_ROWS + 1}`;
  const [first, ...others] = ways.map((where) => sql`select 1 from ${table} where ${where ?? sql`true`} ${limit}`);
  if (first !== undefined && others.length === 0) return first;
  const all = [first, ...others].map((rows) => sql`(${rows})`);
  return sql`select 1 from (${sql.join(all, sql` union all `)}) as ways ${limit}`;
}

const Counted = z.object({ n: z.coerce.number() });

/** How many rows meet the condition, or one of several of which none meets two; counted no further than one past NUMBERED_ROWS. */
export async function countRows(db: Db, table: PgTable, ...ways: readonly (SQL | undefined)[]): Promise<RowCount> {
  const [counted] = await rowsOf(db, sql`select count(*) as n from (${someRows(table, ways)}) as counted`, Counted);
  const n = counted?.n ?? 0;
  return { count: Math.min(n, NUMBERED_ROWS), exact: n <= NUMBERED_ROWS };
}
