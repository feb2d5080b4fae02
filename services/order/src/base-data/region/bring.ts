import { bringOnce } from "@linehaul/kit/brought";
import type { Db } from "@linehaul/kit/database-type";
import { fixedId } from "@linehaul/kit/ids";
import { within } from "./place.ts";
import { searched } from "./search.ts";
import { SHIPPED } from "./shipped.ts";
import { region } from "./table.ts";

type Row = typeof region.$inferInsert & { readonly id: string };

/** The rows of the release, each below its parent's. */
function rowsOf(at: Date): ReadonlyMap<string, Row> {
  const by = { createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
  const rows = new Map<string, Row>();
  const places = new Map<string | null, ReturnType<typeof within>>([[null, within(null)]]);
  const counts = Map.groupBy(SHIPPED.values(), ({ parentCode }) => parentCode);
  for (const shipped of SHIPPED.values()) {
    const { parentCode, ...own } = shipped;
    const place = places.get(parentCode) ?? within(null);
    places.set(own.code, {
      level: place.level + 1,
      path: [...place.path, own.name],
      ancestors: [...place.ancestors, own.code],
    });
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

/** Brings the regions that orders name, each once; one that is there already, or whose place is not, is left out. */
export async function bringRegions(db: Db, at: Date): Promise<void> {
  await bringOnce(db, {
    service: "order",
    at,
    things: new Map([...rowsOf(at)].map(([code, row]) => [`region: ${code}`, row])),
    store: async (tx, rows, emit) => {
      await tx
        .insert(region)
        .values([...rows])
        .onConflictDoNothing();
      emit({ type: "region.changed", subject: "release" });
    },
  });
}
