import { asText, type Cell, exportList, plainCells } from "@linehaul/kit/exports/list";
import { customerColumns } from "@linehaul/schema/customers/columns";
import { CustomerFilter } from "@linehaul/schema/customers/customer";
import { maskAddress, maskEmail, maskPhone } from "@linehaul/schema/masked";
import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { matching } from "./filter.ts";
import { customersOf } from "./mine.ts";
import { customers } from "./table.ts";

const masked = (column: PgColumn, mask: (text: string) => string): Cell => ({
  reads: [asText(column)],
  text: ([value]) => (value == null ? null : mask(value)),
  clear: ([value]) => value ?? null,
});

/** Files of customers; masked as the list masks them (PERM-12). */
export const customerExport = exportList({
  list: "CUSTOMER_LIST",
  name: "customers",
  columns: customerColumns,
  cells: {
    ...plainCells(customers, customerColumns),
    address: masked(customers.address, maskAddress),
    contactEmail: masked(customers.contactEmail, maskEmail),
    contactPhone: {
      reads: [asText(customers.contactPhoneCode), asText(customers.contactPhone)],
      text: ([code, phone]) => (phone == null ? null : maskPhone(code ?? null, phone)),
      clear: ([code, phone]) => (phone == null ? null : `+${(code ?? "").replace(/\D/g, "")} ${phone}`),
    },
  },
  table: customers,
  key: customers.customerCode,
  order: sql`${customers.createdAt} desc, ${customers.id} desc`,
  mine: customersOf,
  filter: CustomerFilter,
  matching,
});
