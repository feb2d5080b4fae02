import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { OutsideSystem } from "@linehaul/schema/delivery";
import type { SiteCode } from "@linehaul/schema/sites";
import type { JsonObject } from "../call.ts";
import { contentHash } from "../content-hash.ts";
import type { Db } from "../database-type.ts";
import { newId } from "../ids.ts";
import { delivery, type DeliveryRecord } from "./tables.ts";
import { failUnmapped } from "./unsent.ts";

/** What an outside system is to be told of a thing. */
export interface Telling {
  readonly kind: string;
  /** Id of the thing. */
  readonly subject: string;
  /** How people call it. */
  readonly name: string;
  readonly site: SiteCode;
  readonly country: string | null;
  readonly orgCode: string | null;
  readonly customerCode: string | null;
  readonly content: JsonObject;
  /** Which of the system's places it is for, and why it is asked for, where that is told. */
  readonly place?: string;
  readonly reason?: string | null;
  /** What the system has no word for: it can't be sent, and fails at once. */
  readonly unmapped?: string;
}
/** Who asks, and when. */
export interface Asking {
  readonly askedBy: string;
  readonly at: Date;
  readonly traceId: string;
}

/** The content with its place among those of its thing: back to an earlier one is news again. */
export const keyOf = ({ kind, subject, content }: Telling, version: number): string =>
  `${subject}.${version}.${contentHash({ kind, content })}`;

const bodyOf = ({ kind, subject, content }: Telling, version: number): string =>
  JSON.stringify({ kind, subject, version, content });

/** The row of what nobody has sent yet. */
export function newDelivery(system: OutsideSystem, telling: Telling, version: number, asking: Asking): DeliveryRecord {
  const { content: _content, unmapped: _unmapped, place = null, reason = null, ...about } = telling;
  return {
    ...about,
    place,
    reason,
    id: newId(),
    system,
    version,
    isNewest: true,
    key: keyOf(telling, version),
    body: bodyOf(telling, version),
    state: "PENDING",
    askedBy: asking.askedBy,
    askedAt: asking.at,
    traceId: asking.traceId,
    attempts: 0,
    nextAt: asking.at,
    leaseUntil: null,
    endedAt: null,
  };
}

/** What was last told of these things, until the transaction ends nobody else's. */
export async function newestOf(
  tx: Db,
  system: OutsideSystem,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, DeliveryRecord>> {
  if (subjects.length === 0) return new Map();
  const found = await tx
    .select()
    .from(delivery)
    .where(and(eq(delivery.system, system), eq(delivery.isNewest, true), inArray(delivery.subject, [...subjects])))
    .orderBy(asc(delivery.id))
    .for("update");
  return new Map(found.map((one) => [one.subject, one]));
}

/** Sends these again by their keys, which the receiver may know; what was sent is told anew where it was forgotten. */
export async function sendAgain(
  tx: Db,
  again: readonly { readonly row: DeliveryRecord; readonly telling: Telling }[],
  { at, ...who }: Asking,
): Promise<void> {
  if (again.length === 0) return;
  await tx
    .update(delivery)
    .set({
      ...who,
      askedAt: at,
      state: "PENDING",
      endedAt: null,
      // Whoever is at it goes on.
      nextAt: sql`greatest(${at.toISOString()}::timestamptz, ${delivery.leaseUntil})`,
    })
    .where(
      inArray(
        delivery.id,
        again.map(({ row }) => row.id),
      ),
    );
  for (const { row, telling } of again)
    if (row.body === null)
      await tx
        .update(delivery)
        .set({ body: bodyOf(telling, row.version) })
        .where(eq(delivery.id, row.id));
}

/** Tells something that follows what was told of the thing last (`last`). Answers what is to be sent. */
export async function tellAnew(
  tx: Db,
  system: OutsideSystem,
  news: readonly { readonly telling: Telling; readonly last: DeliveryRecord | undefined }[],
  asking: Asking,
): Promise<readonly DeliveryRecord[]> {
  if (news.length === 0) return [];
  const past = news.flatMap(({ last }) => last?.id ?? []);
  if (past.length > 0) await tx.update(delivery).set({ isNewest: false }).where(inArray(delivery.id, past));
  const fresh = news.map(({ telling, last }) => newDelivery(system, telling, (last?.version ?? 0) + 1, asking));
  await tx.insert(delivery).values(fresh);
  return fresh;
}

/**
 * Has an outside system told, in the transaction of the write that asks: what is rolled back is never sent. The same content as the
 * thing's last is sent again by the same key, so that a receiver who honours it has it once; any other follows the last one, and so does
 * what was withdrawn. What can't be said in the system's words has failed, with its record. Who calls holds the things' own rows, so that none is told twice at a time. Answers the deliveries' ids by thing.
 */
export async function deliver(
  tx: Db,
  system: OutsideSystem,
  tellings: readonly Telling[],
  asking: Asking,
): Promise<ReadonlyMap<string, string>> {
  const newest = await newestOf(
    tx,
    system,
    tellings.map(({ subject }) => subject),
  );
  const both = tellings.map((telling) => ({ telling, last: newest.get(telling.subject) }));
  const again = both.flatMap(({ telling, last }) =>
    last !== undefined && last.state !== "WITHDRAWN" && last.key === keyOf(telling, last.version)
      ? [{ telling, row: last }]
      : [],
  );
  const known = new Set(again.map(({ telling }) => telling));
  await sendAgain(tx, again, asking);
  const fresh = await tellAnew(
    tx,
    system,
    both.filter(({ telling }) => !known.has(telling)),
    asking,
  );
  const ids = new Map([...again.map(({ row }) => row), ...fresh].map(({ subject, id }) => [subject, id]));
  const words = tellings.flatMap(({ subject, unmapped }): [string, string][] => {
    const id = ids.get(subject);
    return id === undefined || unmapped === undefined ? [] : [[id, unmapped]];
  });
  await failUnmapped(tx, new Map(words), asking);
  return ids;
}
