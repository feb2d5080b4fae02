import type { Call } from "@linehaul/kit/call";
import { BEFORE_APPROVAL } from "@linehaul/schema/orders/order/lifecycle";
import type { AuditCoverage } from "@linehaul/schema/orders/staff-audit-auth/row";
import { and, asc, count, eq, inArray } from "drizzle-orm";
import { mineOf } from "../order/mine.ts";
import { orders } from "../order/table.ts";
import { staffAuditAuth } from "./table.ts";

/** Where the caller's orders that wait for a review go, and who may review them: what nobody may passes unseen. */
export async function coverage(call: Call): Promise<AuditCoverage[]> {
  const { site } = call.caller;
  const { receiverCountry } = orders;
  const waiting = await call.db
    .select({ countryCode: receiverCountry, waiting: count() })
    .from(orders)
    .where(and(mineOf(call.caller, await call.scope()).where, inArray(orders.orderStatus, [...BEFORE_APPROVAL])))
    .groupBy(receiverCountry)
    .orderBy(asc(receiverCountry));
  const rows = await call.db
    .select({ userName: staffAuditAuth.userName, countries: staffAuditAuth.countries })
    .from(staffAuditAuth)
    .where(and(eq(staffAuditAuth.site, site), eq(staffAuditAuth.status, "ENABLED")))
    .orderBy(asc(staffAuditAuth.userName));
  return waiting.map(({ countryCode, waiting: number }) => ({
    countryCode,
    waiting: number,
    userNames: rows
      .filter(({ countries }) => countries === null || countries.includes(countryCode))
      .map(({ userName }) => userName),
  }));
}
