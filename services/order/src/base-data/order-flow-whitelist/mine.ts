import type { Call } from "@linehaul/kit/call";
import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { Reader } from "@linehaul/kit/exports/list";
import { siteScope } from "@linehaul/kit/scope";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { OrderFlowWhitelist, OrderFlowWhitelistFilter } from "@linehaul/schema/base-data/order-flow-whitelist";
import { and, eq, type SQL } from "drizzle-orm";
import { ofSeenCustomer } from "../../customers/customer/of-caller.ts";
import { orderFlowWhitelist as t } from "./table.ts";

export const view = (row: typeof t.$inferSelect): OrderFlowWhitelist => ({ ...row, ...catalogueView(row) });
export const kind = { table: t, row: view, event: "orderFlowWhitelist.changed" };
const ofSite = siteCatalogue(kind);

/** The rows of a site that are of customers whom somebody sees (PERM-02). */
export const rowsOf = ({ site, scope }: Pick<Reader, "site" | "scope">): SQL | undefined =>
  and(siteScope({ site }, scope, t.site), ofSeenCustomer({ site, scope }, t.customerCode));

/** The catalogue as the caller has it. */
export async function mine(call: Call) {
  const { within, ...own } = await ofSite(call);
  return { ...own, within: rowsOf({ site: call.caller.site, scope: await call.scope() }) ?? within };
}

const searched = [
  t.code,
  t.customerCode,
  t.customerName,
  t.fromCountry,
  t.fromRegion,
  t.toCountry,
  t.toRegion,
  t.remark,
];
export const matching = ({ keyword, status }: OrderFlowWhitelistFilter = {}): SQL | undefined =>
  and(anyContains(searched, keyword), status && eq(t.status, status));
