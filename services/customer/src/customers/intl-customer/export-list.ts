import { asText, exportList, plainCells } from "@linehaul/kit/exports/list";
import { maskedCell } from "@linehaul/kit/exports/masked-cells";
import { IntlCustomerFilter, intlCustomerColumns } from "@linehaul/schema/customers/intl-customer";
import { maskCertificate } from "@linehaul/schema/masked";
import { sql } from "drizzle-orm";
import { customersOf } from "../customer/mine.ts";
import { customers } from "../customer/table.ts";
import { monthCard } from "../month-card/table.ts";
import { matchingIntl } from "./filter.ts";

const BETWEEN = ", ";
const cards = sql`(select string_agg(${monthCard.card}, ${BETWEEN} order by ${monthCard.card}) from ${monthCard}
  where ${monthCard.customerId} = ${customers.id} and ${monthCard.isUsed})`;
const { monthCards: _cards, pushState: _push, ...plain } = intlCustomerColumns;

/** Files of the international list; cards masked as the list masks them (PERM-12). */
export const intlCustomerExport = exportList({
  list: "INTL_CUSTOMER_LIST",
  name: "international-customers",
  columns: intlCustomerColumns,
  cells: {
    ...plainCells(customers, plain),
    pushState: { reads: [asText(customers.bdusState)] },
    monthCards: maskedCell(asText(cards), (text) => text.split(BETWEEN).map(maskCertificate).join(BETWEEN)),
  },
  table: customers,
  key: customers.customerCode,
  order: sql`${customers.intlCustomerCode}, ${customers.id}`,
  mine: customersOf,
  filter: IntlCustomerFilter,
  matching: matchingIntl,
});
