import type { Db } from "@linehaul/kit/database-type";
import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { accountCopy } from "./table.ts";

const isMain = eq(accountCopy.userCode, accountCopy.mainUserCode);

/**
 * The main account of each of these customers that has one; of several the first by its code; a cancelled one is none (PERM-08). Until the end of the transaction
 * it stays one: an order that is written with it is not missed when it is tied to another.
 */
export async function mainAccounts(tx: Db, customerCodes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (customerCodes.length === 0) return new Map();
  const rows = await tx
    .select({ customerCode: accountCopy.customerCode, userCode: accountCopy.userCode })
    .from(accountCopy)
    .where(and(isMain, eq(accountCopy.isCancelled, false), inArray(accountCopy.customerCode, [...customerCodes])))
    .orderBy(desc(accountCopy.userCode))
    .for("share");
  return new Map(rows.map(({ customerCode, userCode }) => [customerCode, userCode]));
}

/** Is a row's customer one whose main account is among these? Of what no account placed, but one of the customer's would have. */
export const ofMainAmong =
  (site: PgColumn, customerCode: PgColumn) =>
  (codes: readonly string[]): SQL =>
    sql`exists (
      select 1 from ${accountCopy}
      where ${and(eq(accountCopy.customerCode, customerCode), eq(accountCopy.site, site), isMain, inArray(accountCopy.userCode, [...codes]))}
    )`;
