import type { Db } from "@linehaul/kit/database-type";
import { coveredUntil } from "@linehaul/schema/customers/contract-signing/covered";
import { SITES, type SiteCode } from "@linehaul/schema/sites";
import { clockAt } from "@linehaul/schema/time";
import { and, eq } from "drizzle-orm";
import { customers } from "../customer/table.ts";
import { contract } from "./table.ts";

/** Today, by the clocks of a site. */
export const siteDay = (site: SiteCode, at: Date): string => clockAt(SITES[site].timeZone, at).day;

/** Until when a customer's papers are in force is kept beside it: whom a rule leaves short is then known from an index. */
export async function coverCustomer(tx: Db, customerId: string, today: string): Promise<void> {
  const signed = await tx
    .select({ kind: contract.kind, validFrom: contract.validFrom, validTo: contract.validTo })
    .from(contract)
    .where(and(eq(contract.customerId, customerId), eq(contract.state, "SIGNED")));
  const until = (kind: (typeof signed)[number]["kind"]) =>
    coveredUntil(
      signed.filter((one) => one.kind === kind),
      today,
    );
  await tx
    .update(customers)
    .set({ contractUntil: until("CONTRACT"), agreementUntil: until("AGREEMENT") })
    .where(eq(customers.id, customerId));
}
