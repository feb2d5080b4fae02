import type { Call } from "@linehaul/kit/call";
import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { CustomerCustomsType, CustomerCustomsTypeFilter } from "@linehaul/schema/customers/customer-customs-type";
import { and, eq, type SQL } from "drizzle-orm";
import { ofMyCustomer } from "../customer/of-caller.ts";
import { customerCustomsType as t } from "./table.ts";

const view = (row: typeof t.$inferSelect): CustomerCustomsType => ({ ...row, ...catalogueView(row) });
const ofSite = siteCatalogue({ table: t, row: view, event: "customerCustomsType.changed" });

/** The catalogue as the caller has it: rows of those of his site's customers that he sees. */
export async function mine(call: Call) {
  const { within, ...own } = await ofSite(call);
  return { ...own, within: and(within, ofMyCustomer(call, await call.scope(), t.customerCode)) ?? within };
}

const searched = [t.customerCode, t.customerName, t.registrationNo, t.remark];
export const matching = ({ keyword, customsType, status }: CustomerCustomsTypeFilter = {}): SQL | undefined =>
  and(anyContains(searched, keyword), customsType && eq(t.customsType, customsType), status && eq(t.status, status));
