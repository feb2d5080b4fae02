import type { Waiting } from "@linehaul/schema/accounts/my-tasks";
import { MOST_WAITING, WAITING_NAMED } from "@linehaul/schema/accounts/waiting";
import { asc, type Column, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { rowsOf, type Db } from "../database-type.ts";

const Counted = z.object({ count: z.coerce.number() });

/** Counts the rows that wait, no further than anybody wants to know, and names those that wait longest. */
export async function countWaiting(
  db: Db,
  o: {
    readonly table: PgTable;
    readonly where: SQL | undefined;
    /** How people call a row: its own column, or that of a row that it belongs to. */
    readonly name: PgColumn | SQL;
    readonly at: PgColumn;
    readonly id: Column;
  },
): Promise<Omit<Waiting, "kind">> {
  const capped = sql`select 1 from ${o.table} where ${o.where ?? sql`true`} limit ${MOST_WAITING + 1}`;
  const [counted] = await rowsOf(db, sql`select count(*) as count from (${capped}) as capped`, Counted);
  const count = counted?.count ?? 0;
  const first = await db
    .select({ name: o.name, at: o.at })
    .from(o.table)
    .where(o.where)
    .orderBy(asc(o.at), asc(o.id))
    .limit(WAITING_NAMED);
  return {
    count: Math.min(count, MOST_WAITING),
    isMore: count > MOST_WAITING,
    first: z.array(Named).parse(first),
  };
}
const Named = z.object({ name: z.string(), at: z.date().transform((at) => at.toISOString()) });
