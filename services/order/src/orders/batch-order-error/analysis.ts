import type { Db } from "@linehaul/kit/database-type";
import type { ImportErrorCount } from "@linehaul/schema/orders/batch-order-error";
import { and, count, countDistinct, desc, gte, type SQL } from "drizzle-orm";
import { importError } from "../order-import/table.ts";

const DAYS_MS = 30 * 24 * 3_600_000;
const MOST = 10;
const GROUPS = [
  ["RULE", importError.rule],
  ["FIELD", importError.field],
  ["FILE", importError.fileName],
] as const;

/** What is wrong most often of late: by rule, by column, by file. */
export async function analysisOf(db: Db, now: Date, mine: SQL | undefined): Promise<ImportErrorCount[]> {
  const where = and(mine, gte(importError.at, new Date(now.getTime() - DAYS_MS)));
  const found: ImportErrorCount[] = [];
  for (const [by, column] of GROUPS) {
    const n = count();
    const rows = await db
      .select({ key: column, count: n, files: countDistinct(importError.importId) })
      .from(importError)
      .where(where)
      .groupBy(column)
      .orderBy(desc(n), column)
      .limit(MOST);
    found.push(...rows.map((row) => ({ by, ...row })));
  }
  return found;
}
