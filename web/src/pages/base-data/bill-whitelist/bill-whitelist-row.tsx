import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { billWhitelistSorts } from "@linehaul/schema/base-data/bill-whitelist";
import type {
  billWhitelistRow_billWhitelist$data,
  billWhitelistRow_billWhitelist$key,
} from "../../../__generated__/billWhitelistRow_billWhitelist.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { sortable } from "../../../parts/table/column.ts";

type Row = billWhitelistRow_billWhitelist$data & CatalogueCells;

export const billWhitelistColumns = sortable<Row, keyof typeof billWhitelistSorts>(billWhitelistSorts, [
  { id: "customer", width: 320, fixed: "start", cell: (row) => <b>{row.customerName}</b> },
  { id: "customerCode", width: 140, cell: (row) => row.customerCode },
  statusColumn,
  ...trackColumns,
  actsColumn,
]);

/** A customer of the list. */
export function BillWhitelistRow(props: RowProps<billWhitelistRow_billWhitelist$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment billWhitelistRow_billWhitelist on BillWhitelist {
        id
        customerCode
        customerName
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.customerName} columns={billWhitelistColumns} />;
}
