import { MOST_COPIED, type CopyQuery } from "@linehaul/schema/copy";
import { gt, inArray, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Answers a service that follows: the rows that it names, or the next ones by id. `read` gives at most so many of those that fit, by id. */
export async function copiedRows<R>(
  query: CopyQuery,
  id: PgColumn,
  read: (where: SQL | undefined, most: number) => Promise<R[]>,
): Promise<{ rows: R[]; isLast: boolean }> {
  if ("ids" in query) return { rows: await read(inArray(id, query.ids), MOST_COPIED), isLast: true };
  const rows = await read(query.after === null ? undefined : gt(id, query.after), MOST_COPIED + 1);
  return { rows: rows.slice(0, MOST_COPIED), isLast: rows.length <= MOST_COPIED };
}
