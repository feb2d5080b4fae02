import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { laneText } from "@linehaul/schema/base-data/lane";
import type { ProductFlow } from "@linehaul/schema/base-data/product-flow/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import { daysMeet, sameAs, sameLane } from "../lane.ts";
import { productFlow } from "./table.ts";

type Told = Pick<
  ProductFlow,
  "productCode" | "cargoTypeCode" | "fromCountry" | "fromRegion" | "toCountry" | "toRegion" | "validFrom" | "validTo"
>;
/** A row as refusals and reasons name it: codes, that every language reads. */
export const flowText = (row: Told): string =>
  [row.productCode, row.cargoTypeCode ?? "*", laneText(row), `${row.validFrom} – ${row.validTo ?? "…"}`].join(" · ");

/**
 * Refuses a row in use while another one of its rank (product, cargo type, both ends of the lane) holds on a day of its own: 409001 at the
 * first day, the other one named. Run in the transaction of the write, after it. Writes of one product at a site wait for each other, for
 * two at once would not see each other.
 */
export async function keepApart(tx: Db, after: ProductFlow): Promise<void> {
  if (after.status === "DISABLED") return;
  const lock = `product flow ${after.site} ${after.productCode}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const t = productFlow;
  const [other] = await tx
    .select()
    .from(t)
    .where(
      and(
        eq(t.site, after.site),
        eq(t.productCode, after.productCode),
        sameAs(t.cargoTypeCode, after.cargoTypeCode),
        sameLane(t, after),
        eq(t.status, "ENABLED"),
        ne(t.id, after.id),
        daysMeet(t, after),
      ),
    )
    .orderBy(asc(t.validFrom), asc(t.id))
    .limit(1);
  if (other === undefined) return;
  const row = flowText(other);
  throw fail(SERVICE_CODES.duplicate, {
    detail: row,
    fields: [{ path: ["validFrom"], key: "flow.overlap", params: { row } }],
  });
}
