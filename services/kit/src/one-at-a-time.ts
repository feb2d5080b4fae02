import { sql } from "drizzle-orm";
import type { Db } from "./database-type.ts";

/** Whoever names the same thing waits, at whatever instance, until this transaction ends: two at once would not see each other. */
export const oneAtATime = async (tx: Db, what: string): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`));
