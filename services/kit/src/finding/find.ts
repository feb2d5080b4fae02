import { type FindingKind, MOST_FOUND, soughtAs } from "@linehaul/schema/finding/limits";
import type { Call } from "../call.ts";
import type { Db } from "../database-type.ts";
import { newId } from "../ids.ts";
import { countSearch } from "./count.ts";
import { type Finding, viewFinding } from "./read.ts";
import type { FindingTables } from "./tables.ts";

interface Finds {
  /** What is found, as its events call it. */
  readonly thing: string;
  readonly tables: FindingTables;
  /** Ids of the caller's records that have the value, as `soughtAs` makes it, newest first; one more than are kept where there are more. */
  readonly look: (tx: Db, kind: FindingKind, sought: string) => Promise<readonly string[]>;
}

/**
 * Finds the caller's records by a masked value, and keeps which (PERM-12). The search is counted and recorded in the transaction that
 * answers it; the request's key is not remembered, for what is remembered of a request is a plain digest of it.
 */
export function findSensitive(
  call: Call,
  { thing, tables, look }: Finds,
  { kind, value }: { readonly kind: FindingKind; readonly value: string },
): Promise<Finding> {
  const { user, site } = call.caller;
  const sought = soughtAs(kind, value);
  return call.write(
    async (tx, emit) => {
      const now = call.now();
      const digest = call.digest(`${thing}.search`, `${user} ${sought}`);
      await countSearch(tx, tables.search, { user, digest, now });
      const found = await look(tx, kind, sought);
      const ids = found.slice(0, MOST_FOUND);
      const row = { id: newId(), user, site, kind, ids, isMore: found.length > MOST_FOUND, at: now };
      await tx.insert(tables.finding).values(row);
      emit({
        type: `${thing}Finding.made`,
        subject: row.id,
        site,
        kind: "SEARCH",
        fields: [kind],
        after: { found: ids.length },
      });
      return viewFinding(row);
    },
    { remember: false },
  );
}
