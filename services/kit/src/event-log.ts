import { sql } from "drizzle-orm";
import { z } from "zod";
import type { ServiceEvent } from "@linehaul/schema/event";
import { Json } from "@linehaul/schema/json";
import { rowsOf, type Db } from "./database-type.ts";
import { outbox, outboxForgotten } from "./tables.ts";

/**
 * The outbox in the order of commits. A transaction's number (xid) says nothing of when it commits, so only events of transactions
 * below the oldest one still running are told: none can appear before them later.
 */
export interface Position {
  readonly xid: string;
  readonly seq: string;
}
/** Before the oldest event. */
export const START: Position = { xid: "0", seq: "0" };
const BATCH = 200;
/** How long events are kept, in milliseconds. */
export const EVENTS_MS = 7 * 24 * 3_600_000;

export const formatPosition = (p: Position): string => `${p.xid}.${p.seq}`;
/** Null for anything but a position or `0`. */
export function parsePosition(text: string): Position | null {
  if (text === "0") return START;
  const [, xid, seq] = /^(\d{1,19})\.(\d{1,18})$/.exec(text) ?? [];
  return xid !== undefined && seq !== undefined ? { xid, seq } : null;
}

const Bounds = z.object({ low: z.string(), high: z.string() });

const PositionRow = z.object({ xid: z.string(), seq: z.string() });

/** The last event that was forgotten; null while all are kept. */
export async function forgottenPosition(db: Db): Promise<Position | null> {
  const f = outboxForgotten;
  const [last] = await rowsOf(db, sql`select ${f.xid}::text as xid, ${f.seq}::text as seq from ${f}`, PositionRow);
  return last ?? null;
}

/** Says that events of before a time are forgotten: what they are is known before they go. */
export async function markForgotten(db: Db, before: Date): Promise<void> {
  const [o, f] = [outbox, outboxForgotten];
  await db.execute(sql`insert into ${f} (xid, seq) select ${o.xid}, ${o.seq} from ${o} where ${o.at} < ${before.toISOString()}
    order by ${o.xid} desc, ${o.seq} desc limit 1
    on conflict (one) do update set xid = excluded.xid, seq = excluded.seq
    where (${f.xid}, ${f.seq}) < (excluded.xid, excluded.seq)`);
}

export const isBefore = (a: Position, b: Position): boolean =>
  a.xid === b.xid ? BigInt(a.seq) < BigInt(b.seq) : BigInt(a.xid) < BigInt(b.xid);

/** The position after everything that is committed and ordered now, and the next transaction's number. */
export async function presentPosition(db: Db): Promise<{ readonly at: Position; readonly next: bigint }> {
  const [bounds] = await rowsOf(
    db,
    sql`select pg_snapshot_xmin(s)::text as low, pg_snapshot_xmax(s)::text as high from pg_current_snapshot() s`,
    Bounds,
  );
  if (!bounds) throw new Error("no snapshot");
  return { at: { xid: bounds.low, seq: "0" }, next: BigInt(bounds.high) };
}

const EventRow = z.object({
  xid: z.string(),
  seq: z.string(),
  type: z.string(),
  subject: z.string(),
  site: z.string().nullable(),
  user: z.string(),
  ms: z.coerce.number(),
  traceId: z.string(),
  data: z.record(z.string(), Json),
});

/** The next events after a position, at most 200, oldest first. */
export async function eventsAfter(db: Db, after: Position): Promise<ServiceEvent[]> {
  const o = outbox;
  const rows = await rowsOf(
    db,
    sql`select ${o.xid}::text as xid, ${o.seq}::text as seq, ${o.type} as type, ${o.subject} as subject, ${o.site} as site,
      ${o.user} as "user", (extract(epoch from ${o.at}) * 1000)::bigint::text as ms, ${o.traceId} as "traceId", ${o.data} as data
      from ${o}
      where (${o.xid}, ${o.seq}) > (${after.xid}::xid8, ${after.seq}::bigint)
        and ${o.xid} < pg_snapshot_xmin(pg_current_snapshot())
      order by ${o.xid}, ${o.seq} limit ${BATCH}`,
    EventRow,
  );
  return rows.map(({ xid, seq, ms, ...event }) => ({
    ...event,
    id: formatPosition({ xid, seq }),
    at: new Date(ms).toISOString(),
  }));
}
