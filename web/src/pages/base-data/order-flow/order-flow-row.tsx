import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { laneText } from "@linehaul/schema/base-data/lane";
import { orderFlowSorts } from "@linehaul/schema/base-data/order-flow/row";
import type {
  orderFlowRow_orderFlow$data,
  orderFlowRow_orderFlow$key,
} from "../../../__generated__/orderFlowRow_orderFlow.graphql.ts";
import { periodText } from "../../../format/period.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { tag } from "../../../parts/status/tag.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";
import { endText } from "../../../parts/lane/end-text.ts";

type Row = orderFlowRow_orderFlow$data & CatalogueCells;

export const orderFlowColumns = sortable<Row, keyof typeof orderFlowSorts>(orderFlowSorts, [
  {
    id: "to",
    width: 180,
    fixed: "start",
    cell: (row, { t }) => <b>{endText(row.to?.name ?? row.toCountry, row.toRegion, t)}</b>,
  },
  { id: "from", width: 150, cell: (row, { t }) => endText(row.from?.name ?? row.fromCountry, row.fromRegion, t) },
  { id: "laneState", width: 96, cell: ({ laneState }, { t }) => tag("lane", laneState, t) },
  {
    id: "customerTypes",
    width: 120,
    cell: ({ customerTypes }, { t }) =>
      customerTypes.map((type) => t(`customerType.${type}`)).join(", ") || t("everybody"),
  },
  { id: "reason", width: 240, cell: (row) => row.reason },
  statusColumn,
  { id: "validFrom", width: 180, cell: periodText },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** An order flow of the list. */
export function OrderFlowRow(props: RowProps<orderFlowRow_orderFlow$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment orderFlowRow_orderFlow on OrderFlow {
        id
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
        customerTypes
        laneState
        reason
        validFrom
        validTo
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const { fromCountry = null, toCountry = null } = own;
  const name = laneText({ ...own, fromCountry, toCountry });
  return <CatalogueTableRow {...props} own={own} name={name} columns={orderFlowColumns} />;
}
