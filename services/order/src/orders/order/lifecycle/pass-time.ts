import type { Db } from "@linehaul/kit/database-type";
import { type SQL, sql } from "drizzle-orm";
import { parametersOf } from "../../../system/order-config/parameters.ts";
import { orders } from "../table.ts";

const HOUR_MS = 3_600_000;

/** When an order whose clock starts `since` passes by itself (REV-04). */
export const passTime = (since: Date, hours: number): Date => new Date(since.getTime() + hours * HOUR_MS);

/** The same of rows that a statement changes, each by its site. */
export async function passTimes(tx: Db, since: Date): Promise<SQL> {
  const hours = JSON.stringify((await parametersOf(tx))["review.passHours"]);
  return sql`${since.toISOString()}::timestamptz + make_interval(hours => (${hours}::jsonb ->> ${orders.site})::int)`;
}
