import { compare } from "./compare.ts";
import { open, ownEntries } from "./contenders.ts";
import { count } from "./counts.ts";
import { keptBy } from "./garbage.ts";
import { OPERATIONS } from "./operations.ts";
import type { CountRow } from "./summary.ts";

/** Promises that the gateway may make beyond the limit's, and beside those of its loaders. */
const MORE_PROMISES = 10;
/** Rows that are read by key in one batch: the customers of a page, an order's detail. */
const KEYS: Readonly<Record<string, number>> = { Q1: 40, Q2: 1 };
/** What `dataloader` takes: a promise for each key, and two for the batch. */
const ofLoaders = (keys: number): number => (keys === 0 ? 0 : keys + 2);
export const morePromises = (key: string): number => MORE_PROMISES + ofLoaders(KEYS[key] ?? 0);

const ROWS_IN_FLIGHT = ["Q1", "Q4"];
/** Bytes of the old generation that a request may take: counters and the like; of a list also what is in flight while the engine collects. */
export const mostKept = (key: string): number => (ROWS_IN_FLIGHT.includes(key) ? 2_500 : 1_000);

export interface Quick {
  readonly operation: string;
  readonly problems: readonly string[];
  readonly limit: CountRow;
  readonly gateway: CountRow;
  /** Bytes of the old generation that one of the gateway's requests takes. */
  readonly kept: number;
}

/** What can be said on a machine that is busy: the same answers, no call too many, few promises. */
export async function quick(): Promise<Quick[]> {
  const own = await ownEntries();
  try {
    const arena = await open(own.entries);
    try {
      const [limit, gateway] = ["limit", "gateway"].map((name) => arena.running.find((r) => r.name === name));
      if (!limit || !gateway) throw new Error("two are compared");
      const found: Quick[] = [];
      for (const operation of OPERATIONS) {
        const { key } = operation;
        const { problems, bytes } = await compare(arena.running, operation);
        found.push({
          operation: key,
          problems,
          limit: { operation: key, name: "limit", ...(await count(arena, limit, operation)) },
          gateway: { operation: key, name: "gateway", ...(await count(arena, gateway, operation)) },
          kept: await keptBy(arena, gateway, { operation, bytes }),
        });
      }
      return found;
    } finally {
      await arena.stop();
    }
  } finally {
    own.remove();
  }
}

/** What must not be, in words. */
export function wrongIn({ operation, problems, limit, gateway, kept }: Quick): string[] {
  const wrong = [...problems];
  const [made, least] = [gateway, limit].map(({ calls }) => calls?.join(", "));
  if (made !== least) wrong.push(`${operation}: the gateway calls ${made}; the limit ${least}`);
  if (gateway.promises > limit.promises + morePromises(operation))
    wrong.push(`${operation}: ${gateway.promises} promises, the limit makes ${limit.promises}`);
  if (kept > mostKept(operation))
    wrong.push(`${operation}: a request keeps ${Math.round(kept)} bytes of the old generation`);
  return wrong;
}
