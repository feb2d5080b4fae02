import { compare } from "./compare.ts";
import { open, ownEntries } from "./contenders.ts";
import { count } from "./counts.ts";
import { OPERATIONS } from "./operations.ts";
import type { CountRow } from "./summary.ts";

/** Promises that the gateway may make beyond the limit's; a mutation, which graphql-js runs, more than a query. */
export const morePromises = (key: string): number =>
  OPERATIONS.find((operation) => operation.key === key)?.text.startsWith("mutation") ? 15 : 10;

export interface Quick {
  readonly operation: string;
  readonly problems: readonly string[];
  readonly limit: CountRow;
  readonly gateway: CountRow;
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
        const { problems } = await compare(arena.running, operation);
        found.push({
          operation: key,
          problems,
          limit: { operation: key, name: "limit", ...(await count(arena, limit, operation)) },
          gateway: { operation: key, name: "gateway", ...(await count(arena, gateway, operation)) },
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
export function wrongIn({ operation, problems, limit, gateway }: Quick): string[] {
  const wrong = [...problems];
  const [made, least] = [gateway, limit].map(({ calls }) => calls?.join(", "));
  if (made !== least) wrong.push(`${operation}: the gateway calls ${made}; the limit ${least}`);
  if (gateway.promises > limit.promises + morePromises(operation))
    wrong.push(`${operation}: ${gateway.promises} promises, the limit makes ${limit.promises}`);
  return wrong;
}
