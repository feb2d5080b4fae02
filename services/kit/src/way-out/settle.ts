import { and, eq, gt, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { OutsideSystem } from "@linehaul/schema/delivery";
import type { Emit } from "../call.ts";
import type { Db } from "../database-type.ts";
import { anyOf } from "../many.ts";
import { KEPT_NOWHERE, type KeptState } from "./kept-state.ts";
import { stateOf, type Claimed } from "./claim.ts";
import { GIVEN_UP_MS, isAway, MOST_PROBE_REST_MS, MOST_REST_MS, outcomeOf, restMs, type Answer } from "./judge.ts";
import { delivery, deliveryAttempt, outsideSystem, type DeliveryRecord, type SystemState } from "./tables.ts";

/** So many in a row that could not be taken, and the receiver is away, whatever it says. */
const MOST_IN_ROW = 3;
/** In this time what waited for a receiver that is back is sent, not at once. */
const RETURN_MS = 10_000;

export interface Ended {
  readonly answer: Answer;
  readonly durationMs: number;
  readonly now: Date;
  /** From 0 to 1. */
  readonly chance: number;
  readonly keeps?: KeptState | undefined;
}
const waitOf = (answer: Answer): number | null => ("status" in answer ? answer.retryAfterMs : null);
const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Tells of a delivery that ended: by the service, in the name of nobody who acts. */
const tell = (
  emit: Emit,
  { system, subject, site, kind, version }: DeliveryRecord,
  state: "SUCCESS" | "FAILED",
): void =>
  emit({ type: `delivery.ended`, subject, site, data: { system, state }, after: { system, kind, version, state } });

/** Those of a system's that wait and that nobody else has in hand. */
const waiting = (tx: Db, system: OutsideSystem, which: SQL) =>
  tx
    .select({ id: delivery.id })
    .from(delivery)
    .where(and(eq(delivery.system, system), sql`${delivery.state} = 'PENDING'`, which))
    .for("update", { skipLocked: true });

/** It answered: what waited for it goes on. */
async function isUp(tx: Db, { system, failures, downSince }: SystemState, now: Date): Promise<void> {
  if (failures === 0 && downSince === null) return;
  await tx
    .update(outsideSystem)
    .set({ failures: 0, downSince: null, probeAt: null })
    .where(eq(outsideSystem.system, system));
  if (downSince === null) return;
  await tx
    .update(delivery)
    .set({ nextAt: sql`${now.toISOString()}::timestamptz + random() * ${RETURN_MS}::int * interval '1 ms'` })
    .where(inArray(delivery.id, waiting(tx, system, gt(delivery.nextAt, now))));
}

/** It could not take it: from some in a row on, or when it says so, it is asked by one alone. What waited a day for it has failed. */
async function isUnable(tx: Db, emit: Emit, state: SystemState, ended: Ended): Promise<void> {
  const { answer, now, chance } = ended;
  const { system } = state;
  const failures = state.failures + 1;
  const isDown = state.downSince !== null || failures >= MOST_IN_ROW || isAway(answer);
  const probeAt = after(now, restMs(failures, { most: MOST_PROBE_REST_MS, retryAfterMs: waitOf(answer), chance }));
  await tx
    .update(outsideSystem)
    .set({ failures, ...(isDown && { downSince: state.downSince ?? now, probeAt }) })
    .where(eq(outsideSystem.system, system));
  if (!isDown) return;
  const old = and(
    lte(delivery.askedAt, after(now, -GIVEN_UP_MS)),
    or(isNull(delivery.leaseUntil), lte(delivery.leaseUntil, now)),
  );
  if (old !== undefined) await giveUp(tx, emit, system, old, ended);
}

/** What waited for too long has failed; that of a thing which somebody has in hand does at another attempt. */
async function giveUp(
  tx: Db,
  emit: Emit,
  system: OutsideSystem,
  old: SQL,
  { now, keeps = KEPT_NOWHERE }: Ended,
): Promise<void> {
  const late = await tx
    .selectDistinct({ subject: delivery.subject })
    .from(delivery)
    .where(and(eq(delivery.system, system), sql`${delivery.state} = 'PENDING'`, old));
  if (late.length === 0) return;
  const held = await keeps.hold(
    tx,
    late.map(({ subject }) => subject),
    false,
  );
  const given = await tx
    .update(delivery)
    .set({ state: "FAILED", endedAt: now })
    .where(inArray(delivery.id, waiting(tx, system, and(old, anyOf(delivery.subject, held)) ?? old)))
    .returning();
  await keeps.set(tx, newestIn(given), "FAILED");
  if (given.length > 0)
    await keeps.afterFailure?.(
      tx,
      given.map(({ subject }) => subject),
      now,
    );
  for (const one of given) tell(emit, one, "FAILED");
}
const newestIn = (rows: readonly DeliveryRecord[]): string[] =>
  rows.filter(({ isNewest }) => isNewest).map(({ subject }) => subject);

/** Writes down how an attempt ended, unless another was begun since: whoever took the delivery over has the say. */
export async function settle(tx: Db, emit: Emit, { delivery: sent, attemptId }: Claimed, ended: Ended): Promise<void> {
  const { answer, durationMs, now, chance, keeps = KEPT_NOWHERE } = ended;
  const outcome = outcomeOf(answer);
  const how = "silence" in answer ? { silence: answer.silence } : { status: answer.status };
  const told = { ...how, answer: answer.text ?? null };
  const state = await stateOf(tx, sent.system);
  await keeps.hold(tx, [sent.subject], true);
  await tx
    .update(deliveryAttempt)
    .set({ ...told, outcome, durationMs })
    .where(eq(deliveryAttempt.id, attemptId));
  const [held] = await tx
    .select()
    .from(delivery)
    .where(and(eq(delivery.id, sent.id), eq(delivery.attempts, sent.attempts), eq(delivery.state, "PENDING")))
    .for("update");
  if (held !== undefined) {
    const givenUpAt = after(held.askedAt, GIVEN_UP_MS);
    const next = outcome === "TAKEN" ? "SUCCESS" : outcome === "REFUSED" || now >= givenUpAt ? "FAILED" : "PENDING";
    const nextAt = after(now, restMs(held.attempts, { most: MOST_REST_MS, retryAfterMs: waitOf(answer), chance }));
    await tx
      .update(delivery)
      .set({
        state: next,
        leaseUntil: null,
        ...(next === "PENDING" ? { nextAt: nextAt < givenUpAt ? nextAt : givenUpAt } : { endedAt: now }),
      })
      .where(eq(delivery.id, held.id));
    if (next !== "PENDING") {
      await keeps.set(tx, newestIn([held]), next);
      if (next === "FAILED") await keeps.afterFailure?.(tx, [sent.subject], now);
      tell(emit, held, next);
    }
  }
  if (outcome === "LATER") await isUnable(tx, emit, state, ended);
  else await isUp(tx, state, now);
}
