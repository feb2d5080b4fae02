import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { orderFlowWhitelistSorts } from "@linehaul/schema/base-data/order-flow-whitelist";
import type {
  orderFlowWhitelistRow_orderFlowWhitelist$data,
  orderFlowWhitelistRow_orderFlowWhitelist$key,
} from "../../../__generated__/orderFlowWhitelistRow_orderFlowWhitelist.graphql.ts";
import { periodText } from "../../../format/period.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { endText } from "../../../parts/lane/end-text.ts";
import { onRequest, sortable } from "../../../parts/table/column.ts";

type Row = orderFlowWhitelistRow_orderFlowWhitelist$data & CatalogueCells;

export const orderFlowWhitelistColumns = sortable<Row, keyof typeof orderFlowWhitelistSorts>(orderFlowWhitelistSorts, [
  { id: "code", width: 120, fixed: "start", cell: (row) => <b>{row.code}</b> },
  statusColumn,
  { id: "customer", width: 180, cell: (row) => row.customerName },
  { id: "customerCode", width: 108, cell: (row) => row.customerCode },
  { id: "from", width: 130, cell: (row, { t }) => endText(row.from?.name ?? row.fromCountry, row.fromRegion, t) },
  { id: "to", width: 150, cell: (row, { t }) => endText(row.to?.name ?? row.toCountry, row.toRegion, t) },
  { id: "validFrom", width: 165, cell: periodText },
  { id: "remark", width: 110, cell: (row) => row.remark },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** A customer who passes. */
export function OrderFlowWhitelistRow(props: RowProps<orderFlowWhitelistRow_orderFlowWhitelist$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment orderFlowWhitelistRow_orderFlowWhitelist on OrderFlowWhitelist {
        id
        code
        customerCode
        customerName
        fromCountry
        fromRegion
        from {
          name
        }
        toCountry
        toRegion
        to {
          name
        }
        validFrom
        validTo
        remark
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.code} columns={orderFlowWhitelistColumns} />;
}
