import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { SITES, type SiteCode } from "@linehaul/schema/sites";
import { COUNTRIES } from "@linehaul/kit/countries";
import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { customers } from "../customer/table.ts";

const Next = z.object({ n: z.coerce.number() });
const DIGITS = 10;

/** The calling code of a site's country: what the codes of its customers begin with. */
const prefixOf = (site: SiteCode): string =>
  COUNTRIES.find(({ countryCode }) => countryCode === SITES[site].country)?.phoneCode ?? "";

/** Codes that no customer has or had (CUS-01), in their order: the next numbers of a sequence, which never goes back. */
export async function newCustomerCodes(tx: Db, site: SiteCode, many: number): Promise<string[]> {
  const prefix = prefixOf(site);
  const free: string[] = [];
  while (free.length < many) {
    const wanted = many - free.length;
    const next = await rowsOf(
      tx,
      sql`select nextval('customer_code') as n from generate_series(1, ${wanted}::int)`,
      Next,
    );
    const codes = next.map(({ n }) => `${prefix}${String(n).padStart(DIGITS - prefix.length, "0")}`);
    // Customers that came from elsewhere brought codes of their own.
    const held = await tx
      .select({ code: customers.customerCode })
      .from(customers)
      .where(inArray(customers.customerCode, codes));
    const taken = new Set(held.map(({ code }) => code));
    free.push(...codes.filter((code) => !taken.has(code)));
  }
  return free;
}
