import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { NUMBERED_ROWS } from "@linehaul/schema/paging";
import type { RowCount } from "@linehaul/schema/scope";
import type { Db } from "./database-type.ts";

/** How many rows meet the condition, counted no further than one past NUMBERED_ROWS. */
export async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<RowCount> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(NUMBERED_ROWS + 1)
    .as("some");
  const [counted] = await db.select({ n: sql<number>`count(*)::int` }).from(some);
  const n = counted?.n ?? 0;
  return { count: Math.min(n, NUMBERED_ROWS), exact: n <= NUMBERED_ROWS };
}
