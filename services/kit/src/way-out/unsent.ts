import { inArray, sql } from "drizzle-orm";
import type { AttemptOutcome } from "@linehaul/schema/delivery";
import type { Db } from "../database-type.ts";
import { newId } from "../ids.ts";
import { delivery, deliveryAttempt, type DeliveryRecord } from "./tables.ts";

/** The record of what was settled without being sent. `row` counts it already. */
export const unsentAttempt = (
  row: DeliveryRecord,
  told: {
    readonly outcome: AttemptOutcome;
    readonly answer: string | undefined;
    readonly at: Date;
    readonly traceId: string;
  },
): typeof deliveryAttempt.$inferInsert => {
  const { id: deliveryId, system, kind, subject, name, site, country, orgCode, customerCode, attempts: number } = row;
  const about = { system, kind, subject, name, site, country, orgCode, customerCode };
  return { ...about, ...told, id: newId(), deliveryId, number };
};

/** Of what can't be said in the receiver's words: it has failed, by the id of its delivery, and its record names the word. */
export async function failUnmapped(
  tx: Db,
  words: ReadonlyMap<string, string>,
  { at, traceId }: { readonly at: Date; readonly traceId: string },
): Promise<void> {
  if (words.size === 0) return;
  const failed = await tx
    .update(delivery)
    .set({ state: "FAILED", endedAt: at, attempts: sql`${delivery.attempts} + 1` })
    .where(inArray(delivery.id, [...words.keys()]))
    .returning();
  await tx
    .insert(deliveryAttempt)
    .values(failed.map((row) => unsentAttempt(row, { outcome: "UNMAPPED", answer: words.get(row.id), at, traceId })));
}
