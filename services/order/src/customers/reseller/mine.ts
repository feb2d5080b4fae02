import type { Call } from "@linehaul/kit/call";
import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { Reseller, ResellerFilter } from "@linehaul/schema/customers/reseller/row";
import { maskCertificate, maskPhone } from "@linehaul/schema/masked";
import { and, eq, type SQL } from "drizzle-orm";
import { ofMyCustomer } from "../customer/of-caller.ts";
import { reseller as t, type ResellerRecord } from "./table.ts";

export const view = (row: ResellerRecord): Reseller => ({
  ...row,
  ...catalogueView(row),
  creditAccount: maskCertificate(row.creditAccount),
  phone: maskPhone(null, row.phone),
});
const ofSite = siteCatalogue({ table: t, row: view, event: "reseller.changed" });

/** The catalogue as the caller has it: shops of those of his site's customers that he sees. */
export async function mine(call: Call) {
  const { within, ...own } = await ofSite(call);
  return { ...own, within: and(within, ofMyCustomer(call, await call.scope(), t.customerCode)) ?? within };
}

const searched = [t.name, t.area, t.storeCode, t.dcCode, t.customerCode, t.customerName];
export const matching = ({ keyword, status }: ResellerFilter = {}): SQL | undefined =>
  and(anyContains(searched, keyword), status && eq(t.status, status));
