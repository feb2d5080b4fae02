import { inSteps } from "@linehaul/kit/jobs/in-steps";
import type { ScheduledTask, TaskWork } from "@linehaul/kit/jobs/task";
import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import { isOfSub, orders } from "../../orders/order/table.ts";
import { type AccountCopy, accountCopy } from "./table.ts";

/** Orders that are changed in one statement: each stands in two dozen indexes. */
const AT_ONCE = 1_000;
type Work = Pick<TaskWork, "db" | "signal" | "tell">;

/** The orders of an account that have another main account than it has now. */
const stale = ({ site, userCode, mainUserCode }: AccountCopy) =>
  and(
    eq(orders.site, site),
    eq(orders.userCode, userCode),
    ne(orders.mainUserCode, mainUserCode),
    // Every such order is one or the other; each has an index.
    or(and(eq(orders.userCode, userCode), isOfSub), eq(orders.mainUserCode, userCode)),
  );

async function restampOne(work: Work, account: AccountCopy): Promise<number> {
  const count = await inSteps(
    work,
    AT_ONCE,
    sql`update ${orders} set main_user_code = ${account.mainUserCode}
      where ${orders.id} = any(array(select ${orders.id} from ${orders} where ${stale(account)} limit ${AT_ONCE})) returning 1`,
  );
  const { userCode, mainUserCode } = account;
  // Tied to another meanwhile, it is done again.
  await work.db
    .update(accountCopy)
    .set({ stampedMain: mainUserCode })
    .where(and(eq(accountCopy.userCode, userCode), eq(accountCopy.mainUserCode, mainUserCode)));
  return count;
}

/** Orders of accounts whose main account changed get the new one, in small steps (PERM-08). Cut short, it goes on where it was. */
export async function restampAccounts(work: Work): Promise<void> {
  let [count, last] = [0, ""];
  for (;;) {
    const [account] = await work.db
      .select()
      .from(accountCopy)
      .where(and(ne(accountCopy.stampedMain, accountCopy.mainUserCode), sql`${accountCopy.userCode} > ${last}`))
      .orderBy(asc(accountCopy.userCode))
      .limit(1);
    if (account === undefined) return work.tell("CHANGED", count);
    count += await restampOne(work, account);
    last = account.userCode;
  }
}

export const restampOrders: ScheduledTask = { name: "RESTAMP_ACCOUNTS", cron: "*/10 * * * *", run: restampAccounts };
