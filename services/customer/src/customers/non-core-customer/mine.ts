import type { Call } from "@linehaul/kit/call";
import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteScope } from "@linehaul/kit/scope";
import type { NonCoreCustomer, NonCoreCustomerFilter } from "@linehaul/schema/customers/non-core-customer";
import { maskEmail, maskPhone } from "@linehaul/schema/masked";
import { codesOf, LIMITS, type RowScope } from "@linehaul/schema/scope";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { customersOf } from "../customer/mine.ts";
import { customers } from "../customer/table.ts";
import { nonCoreCustomer as t, type NonCoreRecord } from "./table.ts";

const view = (row: NonCoreRecord): NonCoreCustomer => ({
  ...row,
  ...catalogueView(row),
  phone: maskPhone(null, row.phone),
  email: row.email === null ? null : maskEmail(row.email),
});

interface Reader {
  readonly site: SiteCode;
  readonly scope: RowScope;
}
/** Does somebody see every customer of his sites? */
export const seesAll = (scope: RowScope): boolean =>
  LIMITS.every((limit) => codesOf(scope, "CUSTOMER", limit) === null);

/** Those of a site that are customers whom somebody sees; those that are none yet, for whoever sees every customer: nobody looks after them. */
export function nonCoreOf(reader: Reader): SQL {
  const { site, scope } = reader;
  const his = sql`exists (select 1 from ${customers} where ${and(eq(customers.customerCode, t.customerCode), customersOf(reader))})`;
  return and(siteScope({ site }, scope, t.site), seesAll(scope) ? or(isNull(t.customerCode), his) : his) ?? sql`false`;
}

/** The catalogue as the caller has it (PERM-02). */
export async function mine(call: Call) {
  const { site } = call.caller;
  const within = nonCoreOf({ site, scope: await call.scope() });
  return { table: t, row: view, event: "nonCoreCustomer.changed", site, within };
}

const searched = [t.name, t.system, t.outsideNo, t.contactName, t.customerCode, t.customerName];
export const matching = ({ keyword, customerType, isLinked, status }: NonCoreCustomerFilter = {}): SQL | undefined =>
  and(
    anyContains(searched, keyword),
    customerType && eq(t.customerType, customerType),
    isLinked === undefined ? undefined : isLinked ? isNotNull(t.customerCode) : isNull(t.customerCode),
    status && eq(t.status, status),
  );
