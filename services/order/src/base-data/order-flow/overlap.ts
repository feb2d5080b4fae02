import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { laneText } from "@linehaul/schema/base-data/lane";
import type { OrderFlow } from "@linehaul/schema/base-data/order-flow/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, arrayOverlaps, asc, eq, ne, sql } from "drizzle-orm";
import { daysMeet, sameLane } from "../lane.ts";
import { view } from "./mine.ts";
import { orderFlow } from "./table.ts";

/** A row as refusals name it: codes, that every language reads. */
const flowText = (row: OrderFlow): string =>
  [laneText(row), row.customerTypes.join(", ") || "*", row.laneState, `${row.validFrom} – ${row.validTo ?? "…"}`].join(
    " · ",
  );

/**
 * Refuses a row in use while another one of its rank (both ends of the lane, for all customers or for some of the same types) holds on a day
 * of its own: 409001 at the first day, the other one named. Run in the transaction of the write, after it. Writes of a site wait for each
 * other, for two at once would not see each other.
 */
export async function keepApart(tx: Db, after: OrderFlow): Promise<void> {
  if (after.status === "DISABLED") return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order flow ${after.site}`}, 0))`);
  const t = orderFlow;
  const [other] = await tx
    .select()
    .from(t)
    .where(
      and(
        eq(t.site, after.site),
        sameLane(t, after),
        after.customerTypes.length === 0
          ? eq(t.customerTypes, [])
          : arrayOverlaps(t.customerTypes, [...after.customerTypes]),
        eq(t.status, "ENABLED"),
        ne(t.id, after.id),
        daysMeet(t, after),
      ),
    )
    .orderBy(asc(t.validFrom), asc(t.id))
    .limit(1);
  if (other === undefined) return;
  const row = flowText(view(other));
  throw fail(SERVICE_CODES.duplicate, {
    detail: row,
    fields: [{ path: ["validFrom"], key: "flow.overlap", params: { row } }],
  });
}
