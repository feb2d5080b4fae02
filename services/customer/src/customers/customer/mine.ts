import type { Call } from "@linehaul/kit/call";
import { rowScope } from "@linehaul/kit/scope";
import type { RowScope } from "@linehaul/schema/scope";
import type { SiteCode } from "@linehaul/schema/sites";
import type { SQL } from "drizzle-orm";
import { customers } from "./table.ts";

/** The customers of somebody who works at a site within a row scope (PERM-02). */
export const customersOf = ({ site, scope }: { readonly site: SiteCode; readonly scope: RowScope }): SQL =>
  rowScope({ site }, scope, "CUSTOMER", {
    site: customers.site,
    country: customers.countryCode,
    org: customers.orgCode,
    customer: customers.customerCode,
  });

/** The caller's rows, or those of another version: every statement about customers starts from them. */
export const mine = async (call: Call, version?: string): Promise<SQL> =>
  customersOf({ site: call.caller.site, scope: await call.scope(version) });
