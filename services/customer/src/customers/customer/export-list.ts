import { asText, exportList, plainCells } from "@linehaul/kit/exports/list";
import { maskedCell, phoneCell } from "@linehaul/kit/exports/masked-cells";
import { customerColumns } from "@linehaul/schema/customers/columns";
import { CustomerFilter } from "@linehaul/schema/customers/customer";
import { maskAddress, maskEmail } from "@linehaul/schema/masked";
import { sql } from "drizzle-orm";
import { matching } from "./filter.ts";
import { customersOf } from "./mine.ts";
import { customers } from "./table.ts";

/** Files of customers; masked as the list masks them (PERM-12). */
export const customerExport = exportList({
  list: "CUSTOMER_LIST",
  name: "customers",
  columns: customerColumns,
  cells: {
    ...plainCells(customers, customerColumns),
    address: maskedCell(asText(customers.address), maskAddress),
    contactEmail: maskedCell(asText(customers.contactEmail), maskEmail),
    contactPhone: phoneCell(asText(customers.contactPhoneCode), asText(customers.contactPhone)),
  },
  table: customers,
  key: customers.customerCode,
  order: sql`${customers.createdAt} desc, ${customers.id} desc`,
  mine: customersOf,
  filter: CustomerFilter,
  matching,
});
