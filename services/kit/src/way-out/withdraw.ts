import { and, inArray, isNull, lte, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../database-type.ts";
import { delivery, deliveryAttempt } from "./tables.ts";

/** Statuses by which a receiver says that it did nothing with what it was sent; 500, 502 and 504 tell of work that was begun. */
const didNothing = sql`(${deliveryAttempt.status} between 300 and 499 or ${deliveryAttempt.status} = 503)`;
/** Nobody knows whether the receiver took it: no answer, one that broke off, or an attempt that has not ended. */
const mayBeTaken: SQL = sql`not coalesce(${deliveryAttempt.silence} = 'UNREACHABLE' or ${deliveryAttempt.outcome} = 'UNMAPPED' or ${didNothing}, false)`;

/** Those of these deliveries that their receiver has, or may have. */
export async function mayBeThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .selectDistinct({ id: deliveryAttempt.deliveryId })
    .from(deliveryAttempt)
    .where(and(inArray(deliveryAttempt.deliveryId, [...ids]), mayBeTaken));
  return new Set(found.map(({ id }) => id));
}

/**
 * Takes back those of these deliveries that can't have reached their receiver, now or before: nobody is at them, and each attempt found
 * nobody, or one who did nothing. Answers those that are withdrawn. Who calls holds the things' own rows, and their deliveries.
 */
export async function withdraw(tx: Db, ids: readonly string[], at: Date): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const there = await mayBeThere(tx, ids);
  const gone = await tx
    .update(delivery)
    .set({ state: "WITHDRAWN", endedAt: at, leaseUntil: null })
    .where(
      and(
        inArray(delivery.id, [...ids]),
        inArray(delivery.state, ["PENDING", "FAILED"]),
        or(isNull(delivery.leaseUntil), lte(delivery.leaseUntil, at)),
        there.size > 0 ? notInArray(delivery.id, [...there]) : undefined,
      ),
    )
    .returning({ id: delivery.id });
  return gone.map(({ id }) => id);
}
