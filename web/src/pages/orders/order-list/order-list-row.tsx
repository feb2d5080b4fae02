import { memo, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  orderListRow_order$data,
  orderListRow_order$key,
} from "../../../__generated__/orderListRow_order.graphql.ts";
import type { orderListPageQuery } from "../../../__generated__/orderListPageQuery.graphql.ts";
import { orderSorts } from "@linehaul/schema/orders/order/row";
import { instant } from "../../../format/instant.tsx";
import { formatMoney } from "../../../format/money.ts";
import { amount } from "../../../parts/cells/amount.tsx";
import { withEnd } from "../../../parts/cells/with-end.tsx";
import { pageLink } from "../../../parts/cells/page-link.tsx";
import { masked } from "../../../parts/masked/masked-value.tsx";
import { grouped, groupedText } from "../../../parts/numbers/grouped-number.tsx";
import { tag } from "../../../parts/status/tag.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type FoundBy = NonNullable<orderListPageQuery["response"]["orders"]["numbersFound"]>["foundBy"][number];
type Row = orderListRow_order$data & { readonly foundBy: FoundBy | null };

/** Identifier first, then state, parties, money at its end with its currency small, time last. */
export const orderListColumns = sortable<Row, keyof typeof orderSorts>(orderSorts, [
  { id: "waybill", width: 144, fixed: "start", cell: waybill },
  { id: "orderStatus", width: 134, cell: (o, { t }) => tag("order", o.orderStatus, t) },
  { id: "customerName", width: 160, cell: (o) => o.customerName },
  { id: "receiver", width: 134, cell: receiver },
  { id: "receiverPhone", width: 158, cell: receiverPhone },
  { id: "parcelNum", width: 60, align: "end", cell: (o) => o.parcelNum },
  { id: "weight", width: 64, align: "end", cell: (o) => formatMoney(o.weight) },
  { id: "declaredValue", width: 158, align: "end", cell: (o) => amount(o.declaredValue, o.declaredCurrency) },
  { id: "createdAt", width: 144, cell: (o) => instant(o.createdAt) },
  { id: "auditStatus", width: 150, optional: true, cell: (o, { t }) => tag("audit", o.auditStatus, t) },
  { id: "customerOrderNo", width: 150, optional: true, cell: (o) => o.customerOrderNo },
  { id: "customerOrderNoTwo", width: 150, optional: true, cell: (o) => o.customerOrderNoTwo },
  { id: "agentWayBillNo", width: 150, optional: true, cell: (o) => o.agentWayBillNo },
  { id: "customerCode", width: 110, optional: true, cell: (o) => o.customerCode },
  { id: "senderCountry", width: 130, optional: true, cell: (o) => o.senderCountry?.name },
  { id: "receiverCountry", width: 130, optional: true, cell: (o) => o.receiverCountry?.name },
  { id: "serviceName", width: 170, optional: true, cell: (o) => o.product.name },
  { id: "cargoType", width: 130, optional: true, cell: (o) => o.cargoType?.name },
  { id: "sourceSystem", width: 120, optional: true, cell: (o, { t }) => t(`parts:source.${o.sourceSystem}`) },
  { id: "site", width: 60, optional: true, cell: (o) => o.site },
]);

/** While the list is looked through by numbers: what led to an order has its place beside the waybill. */
export const foundColumns = orderListColumns.map((column) =>
  column.id === "waybill" ? { ...column, width: 300, cell: found } : column,
);

function found(order: Row, cells: Cells): ReactNode {
  const { foundBy } = order;
  if (foundBy === null) return waybill(order, cells);
  const by = `${cells.t(`foundBy.${foundBy.kind}`)} ${foundBy.number}`;
  return (
    <span title={by}>
      {waybill(order, cells)} <small>{by}</small>
    </span>
  );
}

function waybill(order: Row, cells: Cells): ReactNode {
  const number = grouped(order.sfWaybillNo);
  return order.viewerMayOpen ? (
    pageLink({ code: "ORDER_DETAIL", params: { id: order.id }, title: groupedText(order.sfWaybillNo) }, number, cells)
  ) : (
    <b>{number}</b>
  );
}

/** A long name gives way; the country stays in sight. */
function receiver(order: Row): ReactNode {
  return withEnd(order.receiverName, ` · ${order.receiverCountry?.code ?? "—"}`);
}

function receiverPhone(order: Row, { t }: Cells): ReactNode {
  const owner = { id: order.id, viewerMay: order.viewerMayShowPhone };
  return masked({ value: order.receiverPhone, field: "RECEIVER_PHONE", owner }, t);
}

/** An order of the list. */
export const OrderListRow = memo(function OrderListRow(props: {
  readonly order: orderListRow_order$key;
  /** The number that led to it, where that is not its waybill's. */
  readonly foundBy: FoundBy | null;
}): ReactNode {
  const { foundBy } = props;
  const order = useFragment(
    graphql`
      fragment orderListRow_order on Order {
        id
        site
        sfWaybillNo
        customerOrderNo
        customerOrderNoTwo
        agentWayBillNo
        sourceSystem
        orderStatus
        auditStatus
        customerCode
        customerName
        senderCountry {
          name
        }
        receiverName
        receiverCountry {
          code
          name
        }
        receiverPhone
        product {
          name
        }
        cargoType {
          name
        }
        parcelNum
        weight
        declaredValue
        declaredCurrency
        createdAt
        viewerMayOpen
        viewerMayShowPhone
      }
    `,
    props.order,
  );
  const columns = foundBy === null ? orderListColumns : foundColumns;
  return <TableRow id={order.id} label={order.sfWaybillNo} row={{ ...order, foundBy }} columns={columns} />;
});
