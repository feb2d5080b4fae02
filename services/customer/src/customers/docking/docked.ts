import type { Db } from "@linehaul/kit/database-type";
import { isSecretOf } from "@linehaul/kit/secret";
import { entriesOf } from "@linehaul/schema/customers/docking/white-list";
import { eq } from "drizzle-orm";
import ipaddr from "ipaddr.js";
import { customers } from "../customer/table.ts";
import { docking } from "./table.ts";

/** Is an address one of a white list, or within one of its ranges? An IPv4 address is the same within IPv6. */
export function isListed(whiteList: string, address: string): boolean {
  const entries = entriesOf(whiteList);
  if (entries.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const from = ipaddr.process(address);
  return entries.some((entry) => {
    if (!entry.includes("/")) return ipaddr.process(entry).toNormalizedString() === from.toNormalizedString();
    const [range, bits] = ipaddr.parseCIDR(entry);
    return range.kind() === from.kind() && from.match(range, bits);
  });
}

interface Named {
  readonly appKey: string;
  readonly appSecret: string;
  /** From where it asks. */
  readonly address: string;
  readonly now: Date;
}
/** The usable customer whose systems name themselves so; null for anything that is wrong, alike. For whoever lets them in. */
export async function dockedCustomer(db: Db, { appKey, appSecret, address, now }: Named): Promise<string | null> {
  const [found] = await db
    .select({ kept: docking, code: customers.customerCode, status: customers.status })
    .from(docking)
    .innerJoin(customers, eq(customers.id, docking.customerId))
    .where(eq(docking.appKey, appKey));
  if (found === undefined || found.status !== "USABLE") return null;
  return isSecretOf(found.kept, appSecret, now) && isListed(found.kept.whiteList, address) ? found.code : null;
}
