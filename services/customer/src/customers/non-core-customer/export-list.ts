import { asText, exportList, plainCells } from "@linehaul/kit/exports/list";
import { maskedCell, phoneCell } from "@linehaul/kit/exports/masked-cells";
import { NonCoreCustomerFilter, nonCoreCustomerColumns } from "@linehaul/schema/customers/non-core-customer";
import { maskEmail } from "@linehaul/schema/masked";
import { sql } from "drizzle-orm";
import { matching, nonCoreOf } from "./mine.ts";
import { nonCoreCustomer as t } from "./table.ts";

const { phone: _phone, email: _email, ...plain } = nonCoreCustomerColumns;

/** Files of non-core customers; telephone and e-mail masked, for nothing opens them. */
export const nonCoreCustomerExport = exportList({
  list: "NON_CORE_CUSTOMER",
  name: "non-core-customers",
  columns: nonCoreCustomerColumns,
  cells: {
    ...plainCells(t, plain),
    phone: phoneCell(sql`null::text`, asText(t.phone)),
    email: maskedCell(asText(t.email), maskEmail),
  },
  table: t,
  order: sql`${t.name}, ${t.id}`,
  mine: nonCoreOf,
  filter: NonCoreCustomerFilter,
  matching,
});
