import type { Db } from "@linehaul/kit/database-type";
import { countEach } from "@linehaul/kit/row-count";
import { type AttemptRecord, delivery, deliveryAttempt, type DeliveryRecord } from "@linehaul/kit/way-out/tables";
import type {
  BdusPush,
  IntlCustomer,
  IntlCustomerFilter,
  ReleaseCount,
} from "@linehaul/schema/customers/intl-customer";
import { RELEASE_STATUSES } from "@linehaul/schema/customers/release-status";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { customers, type CustomerRecord } from "../customer/table.ts";
import { cardsByCustomer } from "../month-card/by-customer.ts";
import { matchingIntl } from "./filter.ts";

const pushView = (row: DeliveryRecord, last: AttemptRecord | undefined): BdusPush => ({
  state: row.state,
  askedAt: row.askedAt.toISOString(),
  askedBy: row.askedBy,
  attempts: row.attempts,
  nextAt: row.state === "PENDING" ? row.nextAt.toISOString() : null,
  endedAt: row.endedAt?.toISOString() ?? null,
  httpStatus: last?.status ?? null,
  silence: last?.silence ?? null,
  answer: last?.answer ?? null,
});

/** Customers as the international list shows them: three statements whatever their number. */
export async function intlRows(db: Db, rows: readonly CustomerRecord[]): Promise<IntlCustomer[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [cardsOf, pushes] = await Promise.all([
    cardsByCustomer(db, ids),
    db
      .select({ push: delivery, last: deliveryAttempt })
      .from(delivery)
      .leftJoin(
        deliveryAttempt,
        and(eq(deliveryAttempt.deliveryId, delivery.id), eq(deliveryAttempt.number, delivery.attempts)),
      )
      .where(and(eq(delivery.system, "BDUS"), eq(delivery.isNewest, true), inArray(delivery.subject, ids))),
  ]);
  const pushOf = new Map(pushes.map(({ push, last }) => [push.subject, pushView(push, last ?? undefined)]));
  return rows.map((c) => {
    return {
      id: c.id,
      customerCode: c.customerCode,
      intlCustomerCode: c.intlCustomerCode,
      site: c.site,
      nameEn: c.nameEn,
      nameZh: c.nameZh,
      customerType: c.customerType,
      status: c.status,
      countryCode: c.countryCode,
      createdAt: c.createdAt.toISOString(),
      modifiedAt: c.modifiedAt.toISOString(),
      releaseStatus: c.releaseStatus,
      push: pushOf.get(c.id) ?? null,
      monthCards: cardsOf(c.id),
    };
  });
}

/** How many of the caller's customers each release status has under the other filters. */
export async function releaseCounts(
  db: Db,
  within: SQL,
  filter: IntlCustomerFilter = {},
): Promise<z.input<typeof ReleaseCount>[]> {
  const others = matchingIntl({ ...filter, releaseStatus: undefined });
  const counted = await countEach(db, customers, RELEASE_STATUSES, (status) => [
    and(within, others, eq(customers.releaseStatus, status)),
  ]);
  return counted.map(({ kind: releaseStatus, ...count }) => ({ releaseStatus, ...count }));
}
