import { memo, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { customerSorts } from "@linehaul/schema/customers/customer";
import type {
  customerListRow_customer$data,
  customerListRow_customer$key,
} from "../../../__generated__/customerListRow_customer.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { amount } from "../../../parts/cells/amount.tsx";
import { pageLink } from "../../../parts/cells/page-link.tsx";
import { withEnd } from "../../../parts/cells/with-end.tsx";
import { masked } from "../../../parts/masked/masked-value.tsx";
import { tag } from "../../../parts/status/tag.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = customerListRow_customer$data;

/** Identifier first, then state, whom and where, what is owed at most, time last. */
export const customerListColumns = sortable<Row, keyof typeof customerSorts>(customerSorts, [
  { id: "customerCode", width: 110, fixed: "start", cell: code },
  { id: "nameEn", width: 190, cell: (c) => c.nameEn },
  { id: "status", width: 122, cell: (c, { t }) => tag("customer", c.status, t) },
  { id: "customerType", width: 84, cell: (c, { t }) => t(`type.${c.customerType}`) },
  { id: "place", width: 136, cell: (c) => withEnd(c.city ?? "", ` · ${c.country?.code ?? "—"}`) },
  { id: "contactPhone", width: 158, cell: phone },
  { id: "settlementType", width: 90, cell: (c, { t }) => t(`settlement.${c.settlementType}`) },
  { id: "salesPerson", width: 110, cell: (c) => c.salesPerson },
  { id: "createdAt", width: 144, cell: (c) => instant(c.createdAt) },
  { id: "nameZh", width: 180, optional: true, cell: (c) => c.nameZh },
  { id: "intlCustomerCode", width: 140, optional: true, cell: (c) => c.intlCustomerCode },
  {
    id: "creditLimit",
    width: 158,
    align: "end",
    optional: true,
    cell: (c) => c.creditLimit && amount(c.creditLimit, c.creditCurrency),
  },
  { id: "contactName", width: 150, optional: true, cell: (c) => c.contactName },
  { id: "industry", width: 120, optional: true, cell: (c, { t }) => c.industry && t(`industry.${c.industry}`) },
  { id: "orgCode", width: 110, optional: true, cell: (c) => c.orgCode },
  { id: "unusableReason", width: 200, optional: true, cell: (c) => c.unusableReason },
  { id: "modifiedAt", width: 144, optional: true, cell: (c) => instant(c.modifiedAt) },
  { id: "modifiedBy", width: 120, optional: true, cell: (c) => c.modifiedBy },
  { id: "site", width: 60, optional: true, cell: (c) => c.site },
]);

function code({ id, customerCode, nameEn, viewerMayOpen }: Row, cells: Cells): ReactNode {
  if (!viewerMayOpen) return <b>{customerCode}</b>;
  return pageLink({ code: "CUSTOMER_DETAIL", params: { id }, title: nameEn }, customerCode, cells);
}

function phone(customer: Row, { t }: Cells): ReactNode {
  const owner = { id: customer.id, viewerMay: customer.viewerMayShowClear };
  return masked({ value: customer.contactPhone, field: "CONTACT_PHONE", owner }, t);
}

/** A customer of the list. */
export const CustomerListRow = memo(function CustomerListRow(props: {
  readonly customer: customerListRow_customer$key;
}): ReactNode {
  const customer = useFragment(
    graphql`
      fragment customerListRow_customer on Customer {
        id
        customerCode
        intlCustomerCode
        nameEn
        nameZh
        status
        customerType
        city
        country {
          code
        }
        contactName
        contactPhone
        settlementType
        creditLimit
        creditCurrency
        salesPerson
        industry
        orgCode
        unusableReason
        createdAt
        modifiedAt
        modifiedBy
        site
        viewerMayShowClear
        viewerMayOpen
      }
    `,
    props.customer,
  );
  return <TableRow id={customer.id} label={customer.nameEn} row={customer} columns={customerListColumns} />;
});
