import type { Db } from "@linehaul/kit/database-type";
import type { ScheduledTask, TaskWork } from "@linehaul/kit/jobs/task";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { siteDay } from "@linehaul/schema/site-day";
import { and, asc, eq, inArray, lt, lte, sql } from "drizzle-orm";
import { customers } from "../customer/table.ts";
import { coverCustomer } from "./cover.ts";
import { tell } from "./save.ts";
import { contract } from "./table.ts";
import { contractViews } from "./view.ts";

/** So many in one transaction: it can be cut short between two. */
const AT_ONCE = 100;
type Work = Pick<TaskWork, "db" | "now" | "signal" | "write">;

/** Contracts of a site whose last day is over; answers how many. */
function expireSome({ write }: Work, site: SiteCode, today: string): Promise<number> {
  return write(async (tx, emit, { askedBy, at }) => {
    const over = await tx
      .select()
      .from(contract)
      .where(and(eq(contract.site, site), eq(contract.state, "SIGNED"), lt(contract.validTo, today)))
      .orderBy(asc(contract.validTo), asc(contract.id))
      .limit(AT_ONCE)
      .for("update");
    if (over.length === 0) return 0;
    const views = await contractViews(tx, over);
    const ids = over.map(({ id }) => id);
    await tx
      .update(contract)
      .set({ state: "EXPIRED", version: sql`${contract.version} + 1`, modifiedBy: askedBy, modifiedAt: at })
      .where(inArray(contract.id, ids));
    for (const id of new Set(over.map(({ customerId }) => customerId))) await coverCustomer(tx, id, today);
    for (const view of views) tell(emit, view, { ...view, state: "EXPIRED" });
    return over.length;
  });
}

/** Customers of whose papers one came into force since it was looked at last: it covers more than is kept. */
const begun = (db: Db, site: SiteCode, today: string) =>
  db
    .selectDistinct({ id: contract.customerId })
    .from(contract)
    .innerJoin(customers, eq(customers.id, contract.customerId))
    .where(
      and(
        eq(contract.site, site),
        eq(contract.state, "SIGNED"),
        lte(contract.validFrom, today),
        sql`${contract.validTo} > coalesce(case ${contract.kind} when 'CONTRACT' then ${customers.contractUntil} else ${customers.agreementUntil} end, '-infinity')`,
      ),
    );

/** Lets contracts end whose last day is over at their site, and those count that hold from today on. */
export async function expireContracts(work: Work & Pick<TaskWork, "tell">): Promise<void> {
  let count = 0;
  for (const site of SITE_CODES) {
    const today = siteDay(site, work.now);
    for (;;) {
      work.signal.throwIfAborted();
      const done = await expireSome(work, site, today);
      count += done;
      if (done < AT_ONCE) break;
    }
    for (const { id } of await begun(work.db, site, today)) {
      work.signal.throwIfAborted();
      await work.write((tx) => coverCustomer(tx, id, today));
    }
  }
  work.tell("CHANGED", count);
}

export const contractsExpire: ScheduledTask = { name: "EXPIRE_CONTRACTS", cron: "5 * * * *", run: expireContracts };
