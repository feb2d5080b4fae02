import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { BillWhitelist, BillWhitelistFilter } from "@linehaul/schema/base-data/bill-whitelist";
import { and, eq, type SQL } from "drizzle-orm";
import { customerCatalogue } from "../../customers/customer/customer-catalogue.ts";
import { billWhitelist as t } from "./table.ts";

export const view = (row: typeof t.$inferSelect): BillWhitelist => ({ ...row, ...catalogueView(row) });
/** The catalogue as the caller has it: rows of his customers. */
export const mine = customerCatalogue({ table: t, row: view, event: "billWhitelist.changed" });

export const matching = ({ keyword, status }: BillWhitelistFilter = {}): SQL | undefined =>
  and(anyContains([t.customerCode, t.customerName], keyword), status && eq(t.status, status));
