import { among, type Spread } from "@linehaul/kit/large";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isOfSub, orders } from "./table.ts";

/**
 * Of whom an order is (PERM-08): of its main account, and of the sub that placed it. A main account's are so its own and its subs', a
 * sub's its own. Two columns with an index each, the sub's of the subs' orders alone.
 */
export const account: Omit<Spread, "values"> = {
  column: orders.mainUserCode,
  or: { column: orders.userCode, where: isOfSub },
};
/** Orders of one of these accounts. */
export const ofAccounts = (values: readonly string[]): Spread => ({ ...account, values });

/** The same of a record that is about an order: it is of whom the order is now. */
export const orderOfAccounts =
  (orderId: PgColumn) =>
  (codes: readonly string[]): SQL =>
    sql`exists (select 1 from ${orders} where ${and(eq(orders.id, orderId), among(ofAccounts(codes)))})`;
