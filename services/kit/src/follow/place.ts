import type { Copied } from "@linehaul/schema/copy";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { rowsOf, type Db } from "../database-type.ts";
import { isBefore, type Position } from "../event-log.ts";
import { followed } from "../tables.ts";

/** How far the events of some copied rows were obeyed, and when their owner was heard last. */
export interface Place {
  readonly at: Position;
  readonly heardAt: Date;
}
/** Whose rows, and which. */
export type Followed = Pick<Copied, "thing"> & { readonly owner: Copied["route"]["service"] };

const ofThing = ({ owner, thing }: Followed): SQL | undefined =>
  and(eq(followed.owner, owner), eq(followed.thing, thing));
const Row = z.object({ xid: z.string(), seq: z.string(), ms: z.coerce.number() });

/** Null before they were copied. `lock`: nobody moves it until the transaction ends. */
export async function placeOf(db: Db, of: Followed, lock = false): Promise<Place | null> {
  const f = followed;
  const [row] = await rowsOf(
    db,
    sql`select ${f.xid}::text as xid, ${f.seq}::text as seq, (extract(epoch from ${f.heardAt}) * 1000)::bigint::text as ms
      from ${f} where ${ofThing(of)} ${lock ? sql`for update` : sql``}`,
    Row,
  );
  return row === undefined ? null : { at: { xid: row.xid, seq: row.seq }, heardAt: new Date(row.ms) };
}

/** Whatever it was: all was copied anew. */
export async function setPlace(db: Db, { owner, thing }: Followed, { at, heardAt }: Place): Promise<void> {
  const set = { xid: at.xid, seq: BigInt(at.seq), heardAt };
  await db
    .insert(followed)
    .values({ owner, thing, ...set })
    .onConflictDoUpdate({ target: [followed.owner, followed.thing], set });
}

/**
 * Does the effect of what was told up to a position, unless another process of the service has done it already, and moves on: both, or
 * none of it. Fails where nothing was copied: there is no place to move on from.
 */
export async function moveOn(db: Db, of: Followed, to: Place, effect: (tx: Db) => Promise<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    const was = await placeOf(tx, of, true);
    if (was === null) throw new Error(`${of.thing} of ${of.owner} was never copied`);
    if (!isBefore(was.at, to.at)) return tx.update(followed).set({ heardAt: to.heardAt }).where(ofThing(of));
    await effect(tx);
    return setPlace(tx, of, to);
  });
}
