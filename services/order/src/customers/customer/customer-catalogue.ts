import type { Call } from "@linehaul/kit/call";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import { and } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { ofMyCustomer } from "./of-caller.ts";

/** A catalogue whose rows are of customers, as the caller has it: rows of those of his site's customers that he sees (PERM-02). */
export function customerCatalogue<
  K extends { readonly table: { readonly site: PgColumn; readonly customerCode: PgColumn } },
>(kind: K) {
  const ofSite = siteCatalogue(kind);
  return async (call: Call) => {
    const { within, ...own } = await ofSite(call);
    return { ...own, within: and(within, ofMyCustomer(call, await call.scope(), kind.table.customerCode)) ?? within };
  };
}
