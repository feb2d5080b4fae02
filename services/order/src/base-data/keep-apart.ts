import type { CatalogueTable } from "@linehaul/kit/catalogue";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { oneAtATime } from "@linehaul/kit/one-at-a-time";
import { selectRows } from "@linehaul/kit/table-rows";
import type { Lane } from "@linehaul/schema/base-data/lane";
import type { CatalogueRow } from "@linehaul/schema/catalogue";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Period } from "@linehaul/schema/period";
import { and, asc, eq, ne, type InferSelectModel, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { daysMeet, sameLane } from "./lane.ts";

type FlowTable = CatalogueTable & Readonly<Record<"site" | keyof Lane | keyof Period, PgColumn>>;
type Flow = Lane & Period & Pick<CatalogueRow, "id" | "status"> & { readonly site: string };

/**
 * Refuses a flow in use while another one of its rank (its lane, and what else `rank` says) holds on a day of its own: 409001 at the first day,
 * the other one named. Run in the transaction of the write, after it. Writes of one `lock` wait for each other, for two at once would not see
 * each other.
 */
export async function keepApart<T extends FlowTable>(
  tx: Db,
  after: Flow,
  by: {
    readonly table: T;
    readonly lock: string;
    readonly rank: SQL | undefined;
    readonly told: (row: InferSelectModel<T>) => string;
  },
): Promise<void> {
  if (after.status === "DISABLED") return;
  await oneAtATime(tx, by.lock);
  const { table } = by;
  const [other] = await selectRows(tx, table, {
    where: and(
      eq(table.site, after.site),
      by.rank,
      sameLane(table, after),
      eq(table.status, "ENABLED"),
      ne(table.id, after.id),
      daysMeet(table, after),
    ),
    orderBy: [asc(table.validFrom), asc(table.id)],
    limit: 1,
  });
  if (other === undefined) return;
  const row = by.told(other);
  throw fail(SERVICE_CODES.duplicate, {
    detail: row,
    fields: [{ path: ["validFrom"], key: "flow.overlap", params: { row } }],
  });
}
