import type { Db } from "@linehaul/kit/database-type";
import type { CallbackBlacklist } from "@linehaul/schema/base-data/callback-blacklist/callback-blacklist";
import {
  type Callback,
  hostCalled,
  hostsAbove,
  withheldBy,
} from "@linehaul/schema/base-data/callback-blacklist/withheld-by";
import { and, inArray, type SQL } from "drizzle-orm";
import { view } from "./mine.ts";
import { callbackBlacklist } from "./table.ts";

/** The row, of those there are within, that withholds a call-back; null: it goes. One statement, of the rows that could speak of it. */
export async function withheld(db: Db, within: SQL, callback: Callback): Promise<CallbackBlacklist | null> {
  const { customerCode, address } = callback;
  const host = address === null ? null : hostCalled(address);
  const subjects = [...(customerCode === null ? [] : [customerCode]), ...(host === null ? [] : hostsAbove(host))];
  if (subjects.length === 0) return null;
  const rows = await db
    .select()
    .from(callbackBlacklist)
    .where(and(within, inArray(callbackBlacklist.subject, subjects)));
  return withheldBy(callback, rows.map(view));
}
