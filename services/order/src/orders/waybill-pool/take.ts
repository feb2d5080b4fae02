import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { PoolKind } from "@linehaul/schema/orders/waybill-pool";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, asc, eq, sql } from "drizzle-orm";
import { freeNumber } from "./table.ts";

/**
 * Takes that many numbers of a pool in the transaction of the orders that get them: when it fails they are free again, and no two ever
 * get the same. What another transaction is about to take is passed over, so that nobody waits. 409006 where the pool has not enough.
 */
export async function takeNumbers(tx: Db, pool: { site: SiteCode; kind: PoolKind }, count: number): Promise<string[]> {
  if (count === 0) return [];
  const next = tx
    .select({ number: freeNumber.number })
    .from(freeNumber)
    .where(and(eq(freeNumber.site, pool.site), eq(freeNumber.kind, pool.kind)))
    .orderBy(asc(freeNumber.number))
    .limit(count)
    .for("update", { skipLocked: true });
  const taken = await tx
    .delete(freeNumber)
    .where(sql`${freeNumber.number} = any(array(${next}))`)
    .returning();
  if (taken.length < count) throw fail(SERVICE_CODES.noNumbers, { detail: `${pool.site} ${pool.kind}` });
  return taken.map(({ number }) => number).sort();
}
