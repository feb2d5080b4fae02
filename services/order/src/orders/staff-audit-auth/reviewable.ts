import type { Call } from "@linehaul/kit/call";
import type { Caller } from "@linehaul/kit/caller";
import type { Db } from "@linehaul/kit/database-type";
import type { AuditReach } from "@linehaul/schema/orders/staff-audit-auth/row";
import { and, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { mineOf } from "../order/mine.ts";
import { orders } from "../order/table.ts";
import { staffAuditAuth } from "./table.ts";

const holderIs = ({ site, userName }: Pick<Caller, "site" | "userName">): SQL | undefined =>
  and(
    eq(staffAuditAuth.site, site),
    eq(sql`lower(${staffAuditAuth.userName})`, userName.toLowerCase()),
    eq(staffAuditAuth.status, "ENABLED"),
  );

/** What the caller reviews at his site, read anew at each request: a change is in force at the next one (PERM-10). */
export async function reachOf(db: Db, { site, userName }: Pick<Caller, "site" | "userName">): Promise<AuditReach> {
  const [row] = await db
    .select({ countries: staffAuditAuth.countries })
    .from(staffAuditAuth)
    .where(holderIs({ site, userName }));
  return row === undefined ? { isAuthorised: false, countries: [] } : { isAuthorised: true, countries: row.countries };
}

/** The same as a condition of orders, for what is read later than it is asked for. */
export const reviewedBy = ({ site, userName }: Pick<Caller, "site" | "userName">): SQL =>
  sql`exists (select 1 from ${staffAuditAuth} where ${and(
    holderIs({ site, userName }),
    or(isNull(staffAuditAuth.countries), sql`${orders.receiverCountry} = any(${staffAuditAuth.countries})`),
  )})`;

/** The orders within a reach. */
export const within = ({ countries }: AuditReach): SQL | undefined =>
  countries === null ? undefined : countries.length === 0 ? sql`false` : inArray(orders.receiverCountry, countries);

/** The caller's orders that he reviews: of his rows, those that go where his authorisation says. Every statement of a review starts from it. */
export async function reviewable(call: Call): Promise<SQL> {
  const reach = await reachOf(call.db, call.caller);
  return and(mineOf(call.caller, await call.scope()).where, within(reach)) ?? sql`false`;
}
