import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { SITES, type SiteCode } from "@linehaul/schema/sites";
import { COUNTRIES } from "@linehaul/kit/countries";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { customers } from "../customer/table.ts";

const Next = z.object({ n: z.coerce.number() });
const DIGITS = 10;

/** The calling code of a site's country: what the codes of its customers begin with. */
const prefixOf = (site: SiteCode): string =>
  COUNTRIES.find(({ countryCode }) => countryCode === SITES[site].country)?.phoneCode ?? "";

/** A code that no customer has or had (CUS-01): the next number of a sequence, which never goes back. */
export async function newCustomerCode(tx: Db, site: SiteCode): Promise<string> {
  const prefix = prefixOf(site);
  for (;;) {
    const [next] = await rowsOf(tx, sql`select nextval('customer_code') as n`, Next);
    const code = `${prefix}${String(next?.n ?? 0).padStart(DIGITS - prefix.length, "0")}`;
    // Customers that came from elsewhere brought codes of their own.
    if ((await tx.$count(customers, eq(customers.customerCode, code))) === 0) return code;
  }
}
