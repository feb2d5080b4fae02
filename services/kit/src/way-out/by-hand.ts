import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../database-type.ts";
import { delivery, deliveryAttempt, type DeliveryRecord } from "./tables.ts";
import { unsentAttempt } from "./unsent.ts";

/**
 * Says that the receivers know what these deliveries tell them, for somebody told them otherwise: they are not sent any more, and an attempt
 * keeps `why`. What somebody is at is left to him. Who calls holds the things' own rows, and their deliveries. Answers those that it is said of.
 */
export async function takenByHand(
  tx: Db,
  ids: readonly string[],
  { at, why, traceId }: { readonly at: Date; readonly why: string; readonly traceId: string },
): Promise<readonly DeliveryRecord[]> {
  if (ids.length === 0) return [];
  const taken = await tx
    .update(delivery)
    .set({ state: "SUCCESS", endedAt: at, leaseUntil: null, attempts: sql`${delivery.attempts} + 1` })
    .where(
      and(
        inArray(delivery.id, [...ids]),
        inArray(delivery.state, ["PENDING", "FAILED"]),
        or(isNull(delivery.leaseUntil), lte(delivery.leaseUntil, at), eq(delivery.state, "FAILED")),
      ),
    )
    .returning();
  if (taken.length === 0) return taken;
  await tx
    .insert(deliveryAttempt)
    .values(taken.map((row) => unsentAttempt(row, { outcome: "BY_HAND", answer: why, at, traceId })));
  return taken;
}
