import DataLoader from "dataloader";
import type { Grant } from "./grant.ts";
import type { UserButton } from "./actor.ts";

/** What a `byIds` route takes at once. */
const MOST_KEYS = 500;

/** Rows by key, for one grant: a row that one button read never answers for another. */
export type Loader<B extends UserButton, Row> = (grant: Grant<B>) => DataLoader<string, Row | null>;

/** Batches within a tick, matches answers by key and never by position, and answers null for what did not come. */
export function loader<B extends UserButton, Row>(o: {
  readonly load: (keys: readonly string[], grant: Grant<B>) => Promise<readonly Row[]>;
  readonly key: (row: Row) => string;
}): Loader<B, Row> {
  const byGrant = new WeakMap<object, DataLoader<string, Row | null>>();
  const make = (grant: Grant<B>) =>
    new DataLoader<string, Row | null>(
      async (keys) => {
        const found = new Map((await o.load(keys, grant)).map((row) => [o.key(row), row]));
        return keys.map((key) => found.get(key) ?? null);
      },
      { maxBatchSize: MOST_KEYS },
    );
  return (grant) => {
    let mine = byGrant.get(grant);
    if (!mine) byGrant.set(grant, (mine = make(grant)));
    return mine;
  };
}
