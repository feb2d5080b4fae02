import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderHead_order$key } from "../../../../__generated__/orderHead_order.graphql.ts";
import { CopyButton } from "../../../../parts/copy/copy-button.tsx";
import { HeadActs, HeadBar } from "../../../../parts/detail/head.ts";
import { GroupedNumber } from "../../../../parts/numbers/grouped-number.tsx";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";
import { AnswerButton } from "../answer/answer-button.tsx";
import { OrderActs } from "./order-acts.tsx";
import { OrderNeighbours } from "./order-neighbours.tsx";

/** The strip above an order: its number, its state, whose it is. */
export function OrderHead(props: { readonly order: orderHead_order$key; readonly onChanged: () => void }): ReactNode {
  const { t } = useTranslation("order-detail");
  const order = useFragment(
    graphql`
      fragment orderHead_order on Order {
        id
        sfWaybillNo
        orderStatus
        customerName
        customerCode
        ...orderActs_order
      }
    `,
    props.order,
  );
  const customer = `${order.customerName} · ${order.customerCode}`;
  return (
    <HeadBar>
      <h1>
        <GroupedNumber number={order.sfWaybillNo} />
      </h1>
      <CopyButton text={order.sfWaybillNo} label={t("copyNumber")} />
      <StatusTag kind="order" value={order.orderStatus} />
      <p title={customer}>{customer}</p>
      <HeadActs>
        <OrderNeighbours id={order.id} />
        <AnswerButton id={order.id} />
        <OrderActs order={order} onChanged={props.onChanged} />
      </HeadActs>
    </HeadBar>
  );
}
