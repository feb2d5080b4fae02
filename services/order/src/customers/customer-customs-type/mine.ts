import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { CustomerCustomsType, CustomerCustomsTypeFilter } from "@linehaul/schema/customers/customer-customs-type";
import { and, eq, type SQL } from "drizzle-orm";
import { customerCatalogue } from "../customer/customer-catalogue.ts";
import { customerCustomsType as t } from "./table.ts";

const view = (row: typeof t.$inferSelect): CustomerCustomsType => ({ ...row, ...catalogueView(row) });
/** The catalogue as the caller has it: rows of his customers. */
export const mine = customerCatalogue({ table: t, row: view, event: "customerCustomsType.changed" });

const searched = [t.customerCode, t.customerName, t.registrationNo, t.remark];
export const matching = ({ keyword, customerCode, customsType, status }: CustomerCustomsTypeFilter = {}):
  | SQL
  | undefined =>
  and(
    anyContains(searched, keyword),
    customerCode === undefined ? undefined : eq(t.customerCode, customerCode),
    customsType && eq(t.customsType, customsType),
    status && eq(t.status, status),
  );
