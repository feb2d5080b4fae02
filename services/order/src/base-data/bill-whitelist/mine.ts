import type { Call } from "@linehaul/kit/call";
import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { BillWhitelist, BillWhitelistFilter } from "@linehaul/schema/base-data/bill-whitelist";
import { and, eq, type SQL } from "drizzle-orm";
import { ofMyCustomer } from "../../customers/customer/of-caller.ts";
import { billWhitelist as t } from "./table.ts";

export const view = (row: typeof t.$inferSelect): BillWhitelist => ({ ...row, ...catalogueView(row) });
const ofSite = siteCatalogue({ table: t, row: view, event: "billWhitelist.changed" });

/** The catalogue as the caller has it: rows of those of his site's customers that he sees. */
export async function mine(call: Call) {
  const { within, ...own } = await ofSite(call);
  return { ...own, within: and(within, ofMyCustomer(call, await call.scope(), t.customerCode)) ?? within };
}

export const matching = ({ keyword, status }: BillWhitelistFilter = {}): SQL | undefined =>
  and(anyContains([t.customerCode, t.customerName], keyword), status && eq(t.status, status));
