import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { failedOrderSorts } from "@linehaul/schema/orders/failed-order";
import type {
  failedOrderRow_order$data,
  failedOrderRow_order$key,
} from "../../../__generated__/failedOrderRow_order.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { opener } from "../../../parts/cells/act.tsx";
import { traceId } from "../../../parts/cells/trace-id.tsx";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = failedOrderRow_order$data & { readonly onOpen: () => void };

/** What is wrong with it: the first rule that it broke, or what the service answered. */
const wrong = ({ problems: [first], message }: Row): string => first?.message ?? message;

export const failedOrderColumns = sortable<Row, keyof typeof failedOrderSorts>(failedOrderSorts, [
  { id: "customerOrderNo", width: 200, fixed: "start", cell: (o) => opener(o.customerOrderNo, o.onOpen) },
  { id: "reason", width: 140, cell: (o, { t }) => t(`reason.${o.reason}`) },
  { id: "wrong", width: 256, cell: wrong },
  { id: "customerName", width: 160, cell: (o) => o.customerName ?? o.customerCode },
  { id: "sourceSystem", width: 116, cell: (o, { t }) => t(`parts:source.${o.sourceSystem}`) },
  { id: "at", width: 144, cell: (o) => instant(o.at) },
  { id: "trace", width: 136, cell: (o, { t }) => traceId(o.traceId, t) },
  { id: "write", width: 110, optional: true, cell: (o, { t }) => t(`write.${o.write}`) },
  { id: "orders", width: 90, optional: true, align: "end", cell: (o) => o.orders },
  { id: "customerCode", width: 120, optional: true, cell: (o) => o.customerCode },
  { id: "receiverCountry", width: 140, optional: true, cell: (o) => o.receiverCountry?.name },
  { id: "userName", width: 130, optional: true, cell: (o) => o.userName },
  { id: "code", width: 90, optional: true, cell: (o) => o.code },
  { id: "site", width: 60, optional: true, cell: (o) => o.site },
]);

/** An order that was not written. */
export function FailedOrderRow(props: {
  readonly order: failedOrderRow_order$key;
  readonly onOpen: () => void;
}): ReactNode {
  const order = useFragment(
    graphql`
      fragment failedOrderRow_order on FailedOrder {
        id
        at
        site
        write
        orders
        sourceSystem
        code
        reason
        message
        problems {
          message
        }
        customerCode
        customerName
        customerOrderNo
        receiverCountry {
          name
        }
        userName
        traceId
      }
    `,
    props.order,
  );
  return (
    <TableRow
      id={order.id}
      label={order.customerOrderNo}
      row={{ ...order, onOpen: props.onOpen }}
      columns={failedOrderColumns}
    />
  );
}
