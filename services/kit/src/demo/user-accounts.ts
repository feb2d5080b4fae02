import type { SiteCode } from "@linehaul/schema/sites";
import { type DemoCustomer, demoCustomers } from "./customers.ts";
import type { Random } from "./prng.ts";

/** An account that a customer places orders with; a sub has a main account above it. */
export interface DemoUserAccount {
  readonly userCode: string;
  /** Its own where it has no other above it. */
  readonly mainUserCode: string;
  readonly customerCode: string;
  readonly site: SiteCode;
}

/** How many subs a customer's main account has: the busier a company, the more. */
const subsOf = ({ customerType, size }: DemoCustomer): number =>
  customerType === "PERSONAL" ? 0 : size >= 10 ? 4 : size >= 3 ? 2 : size >= 2 ? 1 : 0;
const mainOf = (c: DemoCustomer): string => `${c.site}${c.customerCode.slice(2)}`;

/** A customer's accounts, the main one first. */
export function accountsOf(c: DemoCustomer): [DemoUserAccount, ...DemoUserAccount[]] {
  const mainUserCode = mainOf(c);
  const account = (userCode: string): DemoUserAccount => ({
    userCode,
    mainUserCode,
    customerCode: c.customerCode,
    site: c.site,
  });
  const subs = Array.from({ length: subsOf(c) }, (_, n) => account(`${mainUserCode}-${n + 1}`));
  return [account(mainUserCode), ...subs];
}

/** Which of a customer's accounts places an order. */
export const placedBy = (r: Random, c: DemoCustomer): DemoUserAccount => r.pick(accountsOf(c));

/** The accounts of all customers. */
export const demoUserAccounts = (): DemoUserAccount[] => demoCustomers().flatMap(accountsOf);

/** The main account of the busiest customer of a site: what the demo's user of one account is kept to. */
export function demoMainAccount(site: SiteCode): string {
  const [busiest] = demoCustomers()
    .filter((c) => c.site === site && c.status === "USABLE")
    .toSorted((a, b) => b.size - a.size);
  if (busiest === undefined) throw new Error(`no customer of ${site}`);
  return mainOf(busiest);
}
