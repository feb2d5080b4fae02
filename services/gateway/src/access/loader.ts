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

/** Batches within a tick, matches answers by key and never by position, and answers null for what did not come. */
export function loader<B extends UserButton, Row>(o: {
  readonly load: (keys: readonly string[], grant: Grant<B>) => Promise<readonly Row[]>;
  readonly key: (row: Row) => string;
}): Loader<B, Row> {
  const byGrant = slot<Grant<B>, Rows<Row>>();

  function make(grant: Grant<B>): Rows<Row> {
    const known = new Map<string, Later<Row | null>>();
    let wanted: string[] = [];
    async function read(keys: readonly string[]): Promise<void> {
      let found: ReadonlyMap<string, Row>;
      try {
        found = new Map((await o.load(keys, grant)).map((row) => [o.key(row), row]));
      } catch (error) {
        for (const key of keys) known.get(key)?.fail(error);
        return;
      }
      for (const key of keys) known.get(key)?.come(found.get(key) ?? null);
    }
    const dispatch = (): void => {
      const keys = wanted;
      wanted = [];
      for (let from = 0; from < keys.length; from += MOST_KEYS) void read(keys.slice(from, from + MOST_KEYS));
    };
    return {
      load(key) {
        const kept = known.get(key);
        if (kept) return kept;
        const later = new Later<Row | null>();
        known.set(key, later);
        // After all promises of this turn: rows of several answers that came together are asked for together.
        if (wanted.push(key) === 1) queueMicrotask(() => process.nextTick(dispatch));
        return later;
      },
      prime(key, row) {
        if (!known.has(key)) known.set(key, Later.of<Row | null>(row));
      },
    };
  }
  return (grant) => {
    let mine = byGrant.get(grant);
    if (!mine) byGrant.set(grant, (mine = make(grant)));
    return mine;
  };
}
