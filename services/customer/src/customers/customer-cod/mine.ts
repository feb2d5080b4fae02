import type { Call } from "@linehaul/kit/call";
import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { CustomerCod, CustomerCodFilter } from "@linehaul/schema/customers/customer-cod";
import { maskCertificate } from "@linehaul/schema/masked";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { mine as myCustomers } from "../customer/mine.ts";
import { customers } from "../customer/table.ts";
import { type CodRecord, customerCod as t } from "./table.ts";

const view = (row: CodRecord): CustomerCod => ({
  ...row,
  ...catalogueView(row),
  card: maskCertificate(row.card),
  account: maskCertificate(row.account),
});
const ofSite = siteCatalogue({ table: t, row: view, event: "customerCod.changed" });

/** The catalogue as the caller has it: rows of his customers. */
export async function mine(call: Call) {
  const { within, ...own } = await ofSite(call);
  const his = sql`exists (select 1 from ${customers} where ${and(eq(customers.customerCode, t.customerCode), await myCustomers(call))})`;
  return { ...own, within: and(within, his) ?? within };
}

export const matching = ({ keyword, customerCode, currency, status }: CustomerCodFilter = {}): SQL | undefined =>
  and(
    anyContains([t.customerCode, t.customerName], keyword),
    customerCode === undefined ? undefined : eq(t.customerCode, customerCode),
    currency === undefined ? undefined : eq(t.currency, currency),
    status && eq(t.status, status),
  );
