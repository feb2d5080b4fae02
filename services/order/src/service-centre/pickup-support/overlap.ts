import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { oneAtATime } from "@linehaul/kit/one-at-a-time";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { PickupNotice } from "@linehaul/schema/service-centre/pickup-support/notice";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, arrayOverlaps, asc, eq, gte, isNull, lte, ne, or } from "drizzle-orm";
import { pickupNotice } from "./table.ts";

/** Lets one write after the other say how a site's places are picked up, until its transaction ends. */
export const alone = (tx: Db, site: SiteCode): Promise<void> => oneAtATime(tx, `pickup ${site}`);

const daysText = ({ validFrom, validTo }: Pick<PickupNotice, "validFrom" | "validTo">): string =>
  `${validFrom} – ${validTo ?? "…"}`;
/** A row as refusals name it. */
export const rowText = (row: Pick<PickupNotice, "place" | "productCode" | "validFrom" | "validTo">): string =>
  [row.place, row.productCode, daysText(row)].filter(Boolean).join(" · ");

/**
 * Refuses a row in use while another one says something of the same place and product for a day that both hold on: 409001 at the first day, the
 * other one named. Run in the transaction of the write, after it: what is refused is taken back.
 */
export async function keepApart(tx: Db, after: PickupNotice): Promise<void> {
  if (after.status === "DISABLED") return;
  await alone(tx, after.site);
  const t = pickupNotice;
  const [other] = await tx
    .select()
    .from(t)
    .where(
      and(
        eq(t.site, after.site),
        eq(t.countryCode, after.countryCode),
        eq(t.region, after.region),
        eq(t.city, after.city),
        eq(t.productCode, after.productCode),
        eq(t.status, "ENABLED"),
        ne(t.id, after.id),
        arrayOverlaps(t.weekdays, after.weekdays),
        or(isNull(t.validTo), gte(t.validTo, after.validFrom)),
        after.validTo === null ? undefined : lte(t.validFrom, after.validTo),
      ),
    )
    .orderBy(asc(t.validFrom), asc(t.id))
    .limit(1);
  if (other === undefined) return;
  const place = [other.place, other.productCode].filter(Boolean).join(" · ");
  throw fail(SERVICE_CODES.duplicate, {
    detail: rowText(other),
    fields: [{ path: ["validFrom"], key: "pickup.overlap", params: { place, days: daysText(other) } }],
  });
}
