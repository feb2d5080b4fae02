import { and, eq, lt } from "drizzle-orm";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { auditRow } from "./audit-row.ts";
import type { Emit, OutgoingEvent } from "./call.ts";
import type { Caller } from "./caller.ts";
import { contentHash } from "./content-hash.ts";
import type { Db } from "./database-type.ts";
import { fail } from "./fail.ts";
import { batches } from "./many.ts";
import { type Clear, maskText, maskTold, NOTHING_CLEAR } from "./mask-told.ts";
import { audit, auditDue, idempotency, outbox } from "./tables.ts";

/** How long a key is remembered, in milliseconds. */
export const IDEMPOTENCY_MS = 24 * 3_600_000;

/** Who writes, from where: what stands in the audit row. */
export interface WriteContext {
  readonly caller: Pick<Caller, "aud" | "user" | "userName" | "role" | "site" | "button">;
  /** `METHOD /path` of the route, or the name of a job. */
  readonly route: string;
  readonly traceId: string;
  readonly at: Date;
  /** What the request holds in the clear that must not be recorded; none where nobody asked by a contract. */
  readonly clear?: Clear;
}
/**
 * Stands around every write that a request makes, in its transaction: it may look before and after the change, tell what follows from
 * it, and throws where the change may not stand.
 */
export type Guard = <T>(tx: Db, context: WriteContext, change: () => Promise<T>, emit: Emit) => Promise<T>;

interface Key {
  readonly key: string;
  /** What was asked: the same key with another is refused. */
  readonly input: unknown;
}

/** Carries the stored answer of an earlier write with the same key past the handler. */
export class Replayed extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super("answered before");
    this.answer = answer;
  }
}

/** Takes the key, or says that it was taken. A concurrent holder is waited for: its row is locked until it ends. */
async function take(tx: Db, c: WriteContext, { key, input }: Key): Promise<{ readonly answer: unknown } | null> {
  const mine = and(eq(idempotency.user, c.caller.user), eq(idempotency.route, c.route), eq(idempotency.key, key));
  await tx.delete(idempotency).where(and(mine, lt(idempotency.at, new Date(c.at.getTime() - IDEMPOTENCY_MS))));
  const bodyHash = contentHash(input);
  const taken = await tx
    .insert(idempotency)
    .values({ user: c.caller.user, route: c.route, key, bodyHash, at: c.at })
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  if (taken.length > 0) return null;
  const [earlier] = await tx.select().from(idempotency).where(mine);
  if (earlier?.bodyHash !== bodyHash) throw fail(SERVICE_CODES.repeated);
  return { answer: earlier.answer };
}

/** A statement takes 65,535 parameters: a sheet's thousand rows are told in several. */
const AT_ONCE = 1_000;

/** Audit rows and events are made here alone, so that nothing sensitive gets into either, whatever a feature tells (SEC-17). */
async function record(tx: Db, c: WriteContext, events: readonly OutgoingEvent[]): Promise<void> {
  const clear = c.clear ?? NOTHING_CLEAR;
  const who = { user: c.caller.user, traceId: c.traceId, at: c.at };
  for (const some of batches(events, AT_ONCE))
    await tx.insert(outbox).values(
      some.map(({ type, subject, site = null, data = {} }) => ({
        ...who,
        type,
        subject: maskText(subject, clear),
        site,
        data: maskTold(data, clear),
      })),
    );
  const rows = events.length > 0 ? events.map((e) => auditRow(c, e)) : [auditRow(c)];
  for (const some of batches(rows, AT_ONCE)) await tx.insert(audit).values(some);
  // What tells nothing is no news to auditors.
  const due = c.caller.aud === "admin" ? [] : rows.filter((row) => row.type !== null);
  for (const some of batches(due, AT_ONCE)) await tx.insert(auditDue).values(some.map(({ id }) => ({ id })));
}

/**
 * Runs a change in one transaction with its audit rows, its events and, when a key is given, its answer.
 * Throws `Replayed` when the key has an answer already, 409003 when it was used for something else.
 */
export async function writeOnce<T>(
  db: Db,
  context: WriteContext,
  change: (tx: Db, emit: Emit) => Promise<T>,
  key?: Key,
): Promise<T> {
  return db.transaction(async (tx) => {
    const earlier = key ? await take(tx, context, key) : null;
    if (earlier) throw new Replayed(earlier.answer);
    const events: OutgoingEvent[] = [];
    const answer = await change(tx, (event) => events.push(event));
    await record(tx, context, events);
    if (key)
      await tx
        .update(idempotency)
        .set({ answer: answer ?? null })
        .where(
          and(
            eq(idempotency.user, context.caller.user),
            eq(idempotency.route, context.route),
            eq(idempotency.key, key.key),
          ),
        );
    return answer;
  });
}
