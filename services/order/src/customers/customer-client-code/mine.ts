import type { Call } from "@linehaul/kit/call";
import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { CustomerClientCode, CustomerClientCodeFilter } from "@linehaul/schema/customers/customer-client-code";
import { and, eq, type SQL } from "drizzle-orm";
import { ofMyCustomer } from "../customer/of-caller.ts";
import { customerClientCode as t } from "./table.ts";

const view = (row: typeof t.$inferSelect): CustomerClientCode => ({ ...row, ...catalogueView(row) });
const ofSite = siteCatalogue({ table: t, row: view, event: "customerClientCode.changed" });

/** The catalogue as the caller has it: codes of those of his site's customers that he sees. */
export async function mine(call: Call) {
  const { within, ...own } = await ofSite(call);
  return { ...own, within: and(within, ofMyCustomer(call, await call.scope(), t.customerCode)) ?? within };
}

export const matching = ({ keyword, customerCode, status }: CustomerClientCodeFilter = {}): SQL | undefined =>
  and(
    anyContains([t.customerCode, t.customerName, t.clientCode], keyword),
    customerCode === undefined ? undefined : eq(t.customerCode, customerCode),
    status && eq(t.status, status),
  );
