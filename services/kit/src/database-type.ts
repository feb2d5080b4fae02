import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";

/** A database or a transaction of it: PGlite and PostgreSQL look the same from here. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

const Answer = z.object({ rows: z.array(z.unknown()) });

/** Rows of a statement in plain SQL, each read by a schema: both drivers answer `{ rows }`. */
export async function rowsOf<T extends z.ZodType>(db: Db, statement: SQL, row: T): Promise<z.output<T>[]> {
  const answer: unknown = await db.execute(statement);
  return Answer.parse(answer).rows.map((r) => row.parse(r));
}

/** One round trip that touches nothing. */
export const ping = async (db: Db): Promise<void> => {
  await db.execute(sql`select 1`);
};
