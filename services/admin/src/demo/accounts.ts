import { demoCustomers } from "@linehaul/kit/demo/customers";
import { orgCodeOf } from "@linehaul/kit/demo/departments";
import { latinOf, person } from "@linehaul/kit/demo/people";
import { random } from "@linehaul/kit/demo/prng";
import { SITE_CODES, SITES, type SiteCode } from "@linehaul/schema/sites";

/** An account beside those of the sign-in page: nobody signs in with it, lists are full of them. */
export interface DemoAccount {
  readonly userName: string;
  readonly displayName: string;
  readonly workNo: string;
  readonly site: SiteCode;
  readonly orgCode: string;
  readonly status: "ENABLED" | "DISABLED";
  readonly role: string;
  /** Days of its grants. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** Customers of each sales person. */
const EACH = 30;
const PER_SITE: Readonly<Record<SiteCode, number>> = { MY: 60, ID: 48, VN: 42 };
const WORK = [
  ["OPS", "ORDER_CLERK"],
  ["OPS", "ORDER_CLERK"],
  ["CUST", "REVIEWER"],
  ["CS", "CONTENT_EDITOR"],
  ["SALES", "CUSTOMER_MANAGER"],
  ["FIN", "CREDIT_REVIEWER"],
] as const;

function account(site: SiteCode, n: number): DemoAccount {
  const r = random("account", site, n);
  const who = person(r, SITES[site].country);
  const [part, role] = r.pick(WORK);
  const short = latinOf(who.latin)
    .toLowerCase()
    .replace(/[^a-z]+/g, ".")
    .slice(0, 30);
  const number = SITE_CODES.indexOf(site) * 1000 + n;
  const days = r.int(0, 9);
  return {
    userName: `${short.slice(0, 30)}.${site.toLowerCase()}${n}`,
    displayName: who.name,
    // Old staff have six digits.
    workNo: String(n % 4 === 0 ? 400_000 + number : 10_040_000 + number),
    site,
    orgCode: orgCodeOf(site, part),
    status: r.chance(0.06) ? "DISABLED" : "ENABLED",
    role,
    validFrom: days < 2 ? "2026-01-05" : null,
    validTo: days === 0 ? "2026-03-31" : days === 1 ? "2027-12-31" : null,
  };
}

/** 150 accounts, the same each time. */
export const demoAccounts = (): DemoAccount[] =>
  SITE_CODES.flatMap((site) => Array.from({ length: PER_SITE[site] }, (_, n) => account(site, n)));

/** Who looks after which customer: the sales people of a site in turn, thirty customers each. */
export function demoSales(): { customerCode: string; workNo: string }[] {
  const accounts = demoAccounts().filter((a) => a.role === "CUSTOMER_MANAGER");
  const customers = demoCustomers();
  return accounts.flatMap((a) => {
    const own = customers.filter((c) => c.site === a.site);
    const place = accounts.filter((o) => o.site === a.site).indexOf(a);
    return own.slice(place * EACH, (place + 1) * EACH).map((c) => ({ customerCode: c.customerCode, workNo: a.workNo }));
  });
}
