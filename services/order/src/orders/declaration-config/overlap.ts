import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { oneAtATime } from "@linehaul/kit/one-at-a-time";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { DeclarationConfig } from "@linehaul/schema/orders/declaration-config/row";
import { and, asc, eq, gte, isNull, lte, ne, or } from "drizzle-orm";
import { declarationConfig } from "./table.ts";

/** A row as refusals name it: codes, that every language reads. */
const rowText = (
  row: Pick<DeclarationConfig, "direction" | "countryCode" | "method" | "validFrom" | "validTo">,
): string =>
  [row.direction, row.countryCode ?? "*", row.method, `${row.validFrom} – ${row.validTo ?? "…"}`].join(" · ");

/**
 * Refuses a row in use while another one of its rank (customer, direction, country or any) holds on a day of its own: 409001 at the first day, the
 * other one named. Run in the transaction of the write, after it: what is refused is taken back. Writes of one customer's rows wait for
 * each other, for two at once would not see each other.
 */
export async function keepApart(tx: Db, after: DeclarationConfig): Promise<void> {
  if (after.status === "DISABLED") return;
  await oneAtATime(tx, `declaration ${after.site} ${after.customerCode}`);
  const t = declarationConfig;
  const [other] = await tx
    .select()
    .from(t)
    .where(
      and(
        eq(t.site, after.site),
        eq(t.customerCode, after.customerCode),
        eq(t.direction, after.direction),
        after.countryCode === null ? isNull(t.countryCode) : eq(t.countryCode, after.countryCode),
        eq(t.status, "ENABLED"),
        ne(t.id, after.id),
        or(isNull(t.validTo), gte(t.validTo, after.validFrom)),
        after.validTo === null ? undefined : lte(t.validFrom, after.validTo),
      ),
    )
    .orderBy(asc(t.validFrom), asc(t.id))
    .limit(1);
  if (other === undefined) return;
  const row = rowText(other);
  throw fail(SERVICE_CODES.duplicate, {
    detail: `${other.customerName} · ${row}`,
    fields: [{ path: ["validFrom"], key: "declaration.overlap", params: { name: other.customerName, row } }],
  });
}
