import { COUNTRIES } from "@linehaul/kit/countries";
import type { Db } from "@linehaul/kit/database-type";
import { SITES, type SiteCode } from "@linehaul/schema/sites";
import { freeCodes } from "../../free-codes.ts";
import { customers } from "../customer/table.ts";

const DIGITS = 10;

/** The calling code of a site's country: what the codes of its customers begin with. */
const prefixOf = (site: SiteCode): string =>
  COUNTRIES.find(({ countryCode }) => countryCode === SITES[site].country)?.phoneCode ?? "";

/** Codes that no customer has or had (CUS-01), in their order. */
export function newCustomerCodes(tx: Db, site: SiteCode, many: number): Promise<string[]> {
  const prefix = prefixOf(site);
  return freeCodes(tx, many, {
    sequence: "customer_code",
    column: customers.customerCode,
    codeOf: (n) => `${prefix}${String(n).padStart(DIGITS - prefix.length, "0")}`,
  });
}
