import { bringOnce, RELEASE } from "@linehaul/kit/brought";
import type { Db } from "@linehaul/kit/database-type";
import { fixedId } from "@linehaul/kit/ids";
import { inArray } from "drizzle-orm";
import { within, type Place } from "./place.ts";
import { searched } from "./search.ts";
import { SHIPPED } from "./shipped.ts";
import { region } from "./table.ts";

type Row = typeof region.$inferInsert & { readonly id: string };

/** The rows of the release, each below its parent's. */
function rowsOf(at: Date): ReadonlyMap<string, Row> {
  const by = { createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
  const rows = new Map<string, Row>();
  const lying = new Map<string | null, Place>();
  const counts = Map.groupBy(SHIPPED.values(), ({ parentCode }) => parentCode);
  for (const { parentCode, ...own } of SHIPPED.values()) {
    const place = lying.get(parentCode) ?? within(null);
    lying.set(own.code, within({ ...place, ...own }));
    rows.set(own.code, {
      ...by,
      ...own,
      ...place,
      path: [...place.path],
      ancestors: [...place.ancestors],
      id: fixedId("region", own.code),
      countryCode: own.code.slice(0, 2),
      parentCode,
      below: counts.get(own.code)?.length ?? 0,
      ...searched(own),
    });
  }
  return rows;
}

/** Inserts those whose place is there. */
async function insertWithin(tx: Db, rows: readonly Row[]): Promise<void> {
  const parents = [...new Set(rows.flatMap(({ parentCode }) => parentCode ?? []))];
  const found = await tx.select({ code: region.code }).from(region).where(inArray(region.code, parents));
  const known = new Set<string | null | undefined>([null, ...found.map(({ code }) => code)]);
  const held = rows.filter(({ parentCode }) => known.has(parentCode));
  if (held.length > 0) await tx.insert(region).values(held).onConflictDoNothing();
}

/** Brings the regions that orders name, each once; one that is there already, or whose place is not, is left out. */
export async function bringRegions(db: Db, at: Date): Promise<void> {
  await bringOnce(db, {
    service: "order",
    at,
    things: new Map([...rowsOf(at)].map(([code, row]) => [`region: ${code}`, row])),
    store: async (tx, rows, emit) => {
      const levels = Map.groupBy(rows, ({ level }) => level);
      for (const level of levels.values()) await insertWithin(tx, level);
      emit({ type: "region.changed", subject: RELEASE });
    },
  });
}
