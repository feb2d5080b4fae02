import type { Db } from "@linehaul/kit/database-type";
import { anyOf } from "@linehaul/kit/many";
import { audit } from "@linehaul/kit/tables";
import { delivery, deliveryAttempt } from "@linehaul/kit/way-out/tables";
import { CommandKind } from "@linehaul/schema/orders/command-kind";
import { type ReviewCommand, type ReviewReveal, TRAIL_ATTEMPTS } from "@linehaul/schema/orders/order-review/file";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { attemptView } from "../intercept-release/list.ts";

/** What the outlets of these orders were told, by order; two statements whatever their number. */
export async function commandsOf(db: Db, ids: readonly string[]): Promise<(orderId: string) => ReviewCommand[]> {
  const mine = and(eq(delivery.system, "OUTLET"), anyOf(delivery.subject, ids));
  // Attempts after their deliveries: what ended them both was written at once, so none is still under way behind one that ended.
  const told = await db.select().from(delivery).where(mine).orderBy(asc(delivery.version));
  const tried = await db
    .select({ attempt: deliveryAttempt })
    .from(deliveryAttempt)
    .innerJoin(delivery, eq(delivery.id, deliveryAttempt.deliveryId))
    .where(and(mine, gt(deliveryAttempt.number, sql`${delivery.attempts} - ${TRAIL_ATTEMPTS}`)))
    .orderBy(asc(deliveryAttempt.number));
  const attempts = Map.groupBy(tried, ({ attempt }) => attempt.deliveryId);
  const commands = Map.groupBy(told, ({ subject }) => subject);
  return (orderId) =>
    (commands.get(orderId) ?? []).map(({ id, kind, place, state, askedBy, askedAt, reason }) => ({
      id,
      kind: CommandKind.parse(kind),
      outlet: place,
      state,
      askedBy,
      askedAt: askedAt.toISOString(),
      reason,
      attempts: (attempts.get(id) ?? []).map(({ attempt }) => attemptView(attempt)),
    }));
}

/** Who saw what of these orders, by order, as the trail keeps it. */
export async function revealsOf(db: Db, ids: readonly string[]): Promise<(orderId: string) => ReviewReveal[]> {
  const { id, subject, fields, userName, at, reason, kind } = audit;
  const rows = await db
    .select({ id, subject, fields, by: userName, at, reason })
    .from(audit)
    .where(and(inArray(subject, [...ids]), eq(kind, "REVEAL")))
    .orderBy(asc(at), asc(id));
  const by = Map.groupBy(rows, (row) => row.subject);
  return (orderId) =>
    (by.get(orderId) ?? []).map((row) => ({
      id: row.id,
      field: row.fields[0] ?? "",
      by: row.by,
      at: row.at.toISOString(),
      reason: row.reason,
    }));
}
