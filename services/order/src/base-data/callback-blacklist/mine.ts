import type { Call } from "@linehaul/kit/call";
import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type {
  CallbackBlacklist,
  CallbackBlacklistFilter,
} from "@linehaul/schema/base-data/callback-blacklist/callback-blacklist";
import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import { ofMyCustomer } from "../../customers/customer/of-caller.ts";
import { callbackBlacklist as t } from "./table.ts";

export const view = (row: typeof t.$inferSelect): CallbackBlacklist => ({ ...row, ...catalogueView(row) });
const ofSite = siteCatalogue({ table: t, row: view, event: "callbackBlacklist.changed" });

/** The catalogue as the caller has it: rows of his site's hosts, and of the customers that he sees. */
export async function mine(call: Call) {
  const { within, ...own } = await ofSite(call);
  const seen = or(isNull(t.customerCode), ofMyCustomer(call, await call.scope(), t.customerCode));
  return { ...own, within: and(within, seen) ?? within };
}

const searched = [t.customerCode, t.customerName, t.host, t.reason];
export const matching = ({ keyword, status }: CallbackBlacklistFilter = {}): SQL | undefined =>
  and(anyContains(searched, keyword), status && eq(t.status, status));
