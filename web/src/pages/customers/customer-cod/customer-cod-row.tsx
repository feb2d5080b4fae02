import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { customerCodSorts } from "@linehaul/schema/customers/customer-cod";
import type {
  customerCodRow_customerCod$data,
  customerCodRow_customerCod$key,
} from "../../../__generated__/customerCodRow_customerCod.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { amount } from "../../../parts/cells/amount.tsx";
import { customerLink } from "../../../parts/cells/customer-link.tsx";
import { masked } from "../../../parts/masked/masked-value.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";

type Row = customerCodRow_customerCod$data & CatalogueCells;

export const customerCodColumns = sortable<Row, keyof typeof customerCodSorts>(customerCodSorts, [
  { id: "customer", width: 230, fixed: "start", cell: customerLink },
  statusColumn,
  { id: "customerCode", width: 116, cell: (row) => row.customerCode },
  { id: "least", width: 140, align: "end", cell: (row) => amount(row.least, row.currency) },
  { id: "most", width: 160, align: "end", cell: (row) => amount(row.most, row.currency) },
  { id: "card", width: 170, cell: (row, { t }) => masked({ value: row.card }, t) },
  { id: "account", width: 140, cell: (row, { t }) => masked({ value: row.account }, t) },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** A customer of the list, in one currency. */
export function CustomerCodRow(props: RowProps<customerCodRow_customerCod$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment customerCodRow_customerCod on CustomerCod {
        id
        customerId
        customerCode
        customerName
        currency
        least
        most
        card
        account
        viewerMayOpen
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const name = `${own.customerName} ${own.currency}`;
  return <CatalogueTableRow {...props} own={own} name={name} columns={customerCodColumns} />;
}
