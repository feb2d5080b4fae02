import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { CustomerClientCode, CustomerClientCodeFilter } from "@linehaul/schema/customers/customer-client-code";
import { and, eq, type SQL } from "drizzle-orm";
import { customerCatalogue } from "../customer/customer-catalogue.ts";
import { customerClientCode as t } from "./table.ts";

const view = (row: typeof t.$inferSelect): CustomerClientCode => ({ ...row, ...catalogueView(row) });
/** The catalogue as the caller has it: rows of his customers. */
export const mine = customerCatalogue({ table: t, row: view, event: "customerClientCode.changed" });

export const matching = ({ keyword, customerCode, status }: CustomerClientCodeFilter = {}): SQL | undefined =>
  and(
    anyContains([t.customerCode, t.customerName, t.clientCode], keyword),
    customerCode === undefined ? undefined : eq(t.customerCode, customerCode),
    status && eq(t.status, status),
  );
