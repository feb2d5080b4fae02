import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { stuckOrderSorts } from "@linehaul/schema/orders/emergency/row";
import type {
  emergencyRow_order$data,
  emergencyRow_order$key,
} from "../../../__generated__/emergencyRow_order.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { opener } from "../../../parts/cells/act.tsx";
import { groupedText } from "../../../parts/numbers/grouped-number.tsx";
import { tag } from "../../../parts/status/tag.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = emergencyRow_order$data & { readonly onOpen: () => void };

export const emergencyColumns = sortable<Row, keyof typeof stuckOrderSorts>(stuckOrderSorts, [
  { id: "waybill", width: 156, fixed: "start", cell: (row) => opener(groupedText(row.sfWaybillNo), row.onOpen) },
  { id: "causes", width: 230, cell: causes },
  { id: "since", width: 144, cell: ({ causes: [first] }) => first && instant(first.since) },
  { id: "orderStatus", width: 134, cell: (row, { t }) => tag("order", row.orderStatus, t) },
  { id: "customerName", width: 170, cell: (row) => row.customerName },
  { id: "receiverCountry", width: 96, cell: (row) => row.receiverCountry },
  { id: "handledBy", width: 112, cell: (row) => row.handledBy },
  { id: "createdAt", width: 144, cell: (row) => instant(row.createdAt) },
  { id: "customerCode", width: 120, optional: true, cell: (row) => row.customerCode },
  { id: "site", width: 60, optional: true, cell: (row) => row.site },
]);

function causes({ causes: all }: Row, { t }: Cells): string {
  return all.map(({ why }) => t(`why.${why}`)).join(" · ");
}

/** An order that is stuck. */
export function EmergencyRow(props: {
  readonly order: emergencyRow_order$key;
  readonly onOpen: () => void;
}): ReactNode {
  const order = useFragment(
    graphql`
      fragment emergencyRow_order on StuckOrder {
        id
        site
        sfWaybillNo
        orderStatus
        customerCode
        customerName
        receiverCountry
        createdAt
        handledBy
        causes {
          why
          since
        }
      }
    `,
    props.order,
  );
  const row = { ...order, onOpen: props.onOpen };
  return <TableRow id={order.id} label={order.sfWaybillNo} row={row} columns={emergencyColumns} />;
}
