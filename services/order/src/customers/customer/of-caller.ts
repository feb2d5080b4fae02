import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { RowScope } from "@linehaul/schema/scope";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { customersIn, customersOf } from "../../orders/order/writing/known.ts";
import { writerOf } from "../../orders/order/writing/writer.ts";
import { customerCopy, type CustomerCopy } from "./table.ts";

/** Is the customer with that code one that somebody sees (PERM-02)? */
export const ofSeenCustomer = (by: Parameters<typeof customersIn>[0], code: PgColumn): SQL =>
  sql`exists (select 1 from ${customerCopy} where ${and(eq(customerCopy.customerCode, code), customersIn(by))})`;

/** Is he one of the caller's? */
export const ofMyCustomer = (call: Call, scope: RowScope, code: PgColumn): SQL =>
  ofSeenCustomer({ site: call.caller.site, scope }, code);

/** The caller's customer with that code; 400001 at `customerCode` where there is none. */
export async function myCustomer(call: Call, code: string): Promise<CustomerCopy> {
  const found = (await customersOf(call.db, await writerOf(call), [code])).get(code);
  if (found !== undefined) return found;
  throw fail(SERVICE_CODES.invalid, { fields: [{ path: ["customerCode"], key: "customer.unknown", params: {} }] });
}
