import DataLoader from "dataloader";
import { Later } from "../later/later.ts";
import type { UserButton } from "./actor.ts";
import type { Grant } from "./grant.ts";
import { slot } from "./slot.ts";

/** What a `byIds` route takes at once. */
const MOST_KEYS = 500;

interface Rows<Row> {
  /** The row of a key, or null; keys that are asked for within a tick are read together. */
  load(key: string): Later<Row | null>;
  /** A row that came another way. */
  prime(key: string, row: Row): void;
}
/** Rows by key, for one grant: a row that one button read never answers for another. */
export type Loader<B extends UserButton, Row> = (grant: Grant<B>) => Rows<Row>;

/** After all promises of this turn: rows of several answers that came together are asked for together. */
const atEndOfTick = (dispatch: () => void): void => queueMicrotask(() => process.nextTick(dispatch));

/** Batches within a tick, matches answers by key and never by position, and answers null for what did not come. */
export function rowsByKey<Row>(
  read: (keys: readonly string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): Rows<Row> {
  const known = new Map<string, Later<Row | null>>();
  /** Tells those who wait. Of dataloader's own promises nobody hears: a compiled operation listens without one. */
  async function tell(keys: readonly string[]): Promise<null[]> {
    const nothing = keys.map(() => null);
    let found: ReadonlyMap<string, Row>;
    try {
      found = new Map((await read(keys)).map((row) => [keyOf(row), row]));
    } catch (error) {
      for (const key of keys) known.get(key)?.fail(error);
      return nothing;
    }
    for (const key of keys) known.get(key)?.come(found.get(key) ?? null);
    return nothing;
  }
  // Its cache forgets what failed. Here that is kept too, so that an operation that is answered once more asks nobody again.
  const source = new DataLoader(tell, { cache: false, maxBatchSize: MOST_KEYS, batchScheduleFn: atEndOfTick });
  return {
    load(key) {
      const kept = known.get(key);
      if (kept) return kept;
      // It throws at a key that is none, which only a broken service sends: nobody may wait for that one.
      void source.load(key);
      const later = new Later<Row | null>();
      known.set(key, later);
      return later;
    },
    prime(key, row) {
      if (!known.has(key)) known.set(key, Later.of<Row | null>(row));
    },
  };
}

/** Rows by key, kept for as long as the grant. */
export function loader<B extends UserButton, Row>(o: {
  readonly load: (keys: readonly string[], grant: Grant<B>) => Promise<readonly Row[]>;
  readonly key: (row: Row) => string;
}): Loader<B, Row> {
  const byGrant = slot<Grant<B>, Rows<Row>>();
  return (grant) => {
    let mine = byGrant.get(grant);
    if (!mine) byGrant.set(grant, (mine = rowsByKey((keys) => o.load(keys, grant), o.key)));
    return mine;
  };
}
