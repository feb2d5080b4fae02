import { chakra } from "@chakra-ui/react";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type {
  orderListRow_order$data,
  orderListRow_order$key,
} from "../../../__generated__/orderListRow_order.graphql.ts";
import { orderSorts } from "@linehaul/schema/orders/order/row";
import { Instant } from "../../../format/instant.tsx";
import { formatMoney } from "../../../format/money.ts";
import { Masked } from "../../../parts/masked/masked.tsx";
import { Revealable } from "../../../parts/masked/revealable.ts";
import { groupedText, GroupedNumber } from "../../../parts/numbers/grouped-number.tsx";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";

type Row = orderListRow_order$data;

const NameAndCountry = chakra("span", {
  base: {
    display: "flex",
    whiteSpace: "pre",
    "& > span": { minW: "0", overflow: "hidden", textOverflow: "ellipsis" },
  },
});
const Small = chakra("small", { base: { fontSize: "xs", color: "fg.subtle", ms: "1.25" } });

/** Identifier first, then state, parties, money at its end with its currency small, time last. */
export const orderListColumns = sortable<Row, keyof typeof orderSorts>(orderSorts, [
  { id: "waybill", width: 144, fixed: "start", cell: (o) => <Waybill order={o} /> },
  { id: "orderStatus", width: 134, cell: (o) => <StatusTag kind="order" value={o.orderStatus} /> },
  { id: "customerName", width: 160, cell: (o) => o.customerName },
  { id: "receiver", width: 134, cell: (o) => <Receiver order={o} /> },
  { id: "receiverPhone", width: 158, cell: (o) => <ReceiverPhone order={o} /> },
  { id: "parcelNum", width: 60, align: "end", cell: (o) => o.parcelNum },
  { id: "weight", width: 64, align: "end", cell: (o) => formatMoney(o.weight) },
  { id: "declaredValue", width: 158, align: "end", cell: (o) => <Declared order={o} /> },
  { id: "createdAt", width: 144, cell: (o) => <Instant at={o.createdAt} /> },
  { id: "auditStatus", width: 150, optional: true, cell: (o) => <StatusTag kind="audit" value={o.auditStatus} /> },
  { id: "customerOrderNo", width: 150, optional: true, cell: (o) => o.customerOrderNo },
  { id: "customerOrderNoTwo", width: 150, optional: true, cell: (o) => o.customerOrderNoTwo },
  { id: "agentWayBillNo", width: 150, optional: true, cell: (o) => o.agentWayBillNo },
  { id: "customerCode", width: 110, optional: true, cell: (o) => o.customerCode },
  { id: "senderCountry", width: 130, optional: true, cell: (o) => o.senderCountry?.name },
  { id: "receiverCountry", width: 130, optional: true, cell: (o) => o.receiverCountry?.name },
  { id: "serviceName", width: 170, optional: true, cell: (o) => o.serviceName },
  { id: "sourceSystem", width: 120, optional: true, cell: (o) => <Source code={o.sourceSystem} /> },
  { id: "site", width: 60, optional: true, cell: (o) => o.site },
]);

function Waybill({ order }: { readonly order: Row }) {
  const number = <GroupedNumber number={order.sfWaybillNo} />;
  return order.viewerMayOpen ? (
    <PageLink code="ORDER_DETAIL" params={{ id: order.id }} title={groupedText(order.sfWaybillNo)}>
      {number}
    </PageLink>
  ) : (
    <b>{number}</b>
  );
}

/** A long name gives way; the country stays in sight. */
function Receiver({ order }: { readonly order: Row }) {
  const country = ` · ${order.receiverCountry?.code ?? "—"}`;
  return (
    <NameAndCountry title={order.receiverName + country}>
      <span>{order.receiverName}</span>
      {country}
    </NameAndCountry>
  );
}

function Declared({ order }: { readonly order: Row }) {
  const amount = formatMoney(order.declaredValue);
  return (
    <span title={`${amount} ${order.declaredCurrency}`}>
      {amount}
      <Small>{order.declaredCurrency}</Small>
    </span>
  );
}

const ReceiverPhone = ({ order }: { readonly order: Row }) => (
  <Revealable value={{ id: order.id, viewerMay: order.viewerMayShowPhone }}>
    <Masked value={order.receiverPhone} field="RECEIVER_PHONE" />
  </Revealable>
);

function Source({ code }: { readonly code: string }) {
  const { t } = useTranslation("parts");
  return t(`source.${code}`);
}

/** An order of the list. */
export const OrderListRow = memo(function OrderListRow(props: { readonly order: orderListRow_order$key }): ReactNode {
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
        serviceName
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
  return <TableRow id={order.id} label={order.sfWaybillNo} row={order} columns={orderListColumns} />;
});
