import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { Reseller, ResellerFilter } from "@linehaul/schema/customers/reseller/row";
import { maskCertificate, maskPhone } from "@linehaul/schema/masked";
import { and, eq, type SQL } from "drizzle-orm";
import { customerCatalogue } from "../customer/customer-catalogue.ts";
import { reseller as t, type ResellerRecord } from "./table.ts";

export const view = (row: ResellerRecord): Reseller => ({
  ...row,
  ...catalogueView(row),
  creditAccount: maskCertificate(row.creditAccount),
  phone: maskPhone(null, row.phone),
});
/** The catalogue as the caller has it: rows of his customers. */
export const mine = customerCatalogue({ table: t, row: view, event: "reseller.changed" });

const searched = [t.name, t.area, t.storeCode, t.dcCode, t.customerCode, t.customerName];
export const matching = ({ keyword, status }: ResellerFilter = {}): SQL | undefined =>
  and(anyContains(searched, keyword), status && eq(t.status, status));
