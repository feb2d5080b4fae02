import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { OutsideSystem } from "@linehaul/schema/delivery";
import type { Db } from "../database-type.ts";
import { newId } from "../ids.ts";
import { delivery, deliveryAttempt, outsideSystem, type DeliveryRecord, type SystemState } from "./tables.ts";

/** Whoever says nothing for so long has ended in the middle: an attempt takes ten seconds at most. */
export const LEASE_MS = 60_000;

/** The system is known from now on. */
export const knowSystem = async (db: Db, system: OutsideSystem): Promise<void> =>
  void (await db.insert(outsideSystem).values({ system, failures: 0 }).onConflictDoNothing());

/** How a system does. Its row is held until the transaction ends: whoever claims or settles does so alone, and waits in no circle. */
export async function stateOf(tx: Db, system: OutsideSystem): Promise<SystemState> {
  const [state] = await tx.select().from(outsideSystem).where(eq(outsideSystem.system, system)).for("update");
  if (state === undefined) throw new Error(`nobody knows ${system}`);
  return state;
}

const earlier = alias(delivery, "earlier");

/** The next one that is due and that nobody is at, nor at an earlier one of its thing; locked until the transaction ends. */
async function nextDue(tx: Db, system: OutsideSystem, now: Date): Promise<DeliveryRecord | undefined> {
  const before = tx
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.system, delivery.system),
        eq(earlier.subject, delivery.subject),
        sql`${earlier.version} < ${delivery.version}`,
        eq(earlier.state, "PENDING"),
      ),
    );
  const [due] = await tx
    .select()
    .from(delivery)
    .where(
      and(
        eq(delivery.system, system),
        sql`${delivery.state} = 'PENDING'`,
        lte(delivery.nextAt, now),
        or(isNull(delivery.leaseUntil), lte(delivery.leaseUntil, now)),
        sql`not exists (${before})`,
      ),
    )
    .orderBy(asc(delivery.nextAt), asc(delivery.id))
    .limit(1)
    .for("update", { skipLocked: true });
  return due;
}

/** A delivery that is this process's to send now, with the id of its attempt. */
export interface Claimed {
  readonly delivery: DeliveryRecord & { readonly body: string };
  readonly attemptId: string;
}

/** Takes the next delivery of a system, if one is due and the system may be asked. No transaction is open while it is sent. */
export const claim = (db: Db, system: OutsideSystem, now: Date): Promise<Claimed | null> =>
  db.transaction(async (tx) => {
    const { downSince, probeAt } = await stateOf(tx, system);
    if (downSince !== null && probeAt !== null && probeAt > now) return null;
    const due = await nextDue(tx, system, now);
    if (due === undefined) return null;
    if (due.body === null) throw new Error("what waits was not forgotten");
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    // While it is down one finds out whether it is back; the others wait for that.
    if (downSince !== null)
      await tx.update(outsideSystem).set({ probeAt: leaseUntil }).where(eq(outsideSystem.system, system));
    const number = due.attempts + 1;
    const taken = { ...due, body: due.body, attempts: number, leaseUntil };
    await tx.update(delivery).set({ attempts: number, leaseUntil }).where(eq(delivery.id, due.id));
    await tx
      .update(deliveryAttempt)
      .set({ outcome: "CUT_SHORT" })
      .where(and(eq(deliveryAttempt.deliveryId, due.id), eq(deliveryAttempt.outcome, "UNDER_WAY")));
    const attemptId = newId();
    const { kind, subject, name, site, country, orgCode, customerCode, traceId } = due;
    await tx.insert(deliveryAttempt).values({
      system,
      kind,
      subject,
      name,
      site,
      country,
      orgCode,
      customerCode,
      traceId,
      id: attemptId,
      deliveryId: due.id,
      number,
      at: now,
      outcome: "UNDER_WAY",
    });
    return { delivery: taken, attemptId };
  });
