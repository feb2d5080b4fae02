import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { orderPeekFactsQuery } from "../../../../__generated__/orderPeekFactsQuery.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { formatMoney } from "../../../../format/money.ts";
import { Amount } from "../../../../parts/detail/amount.tsx";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Beside } from "../../../../parts/detail/section.tsx";
import { Notice } from "../../../../parts/list/notices.tsx";
import { Revealable } from "../../../../parts/masked/revealable.ts";
import { GroupedNumber } from "../../../../parts/numbers/grouped-number.tsx";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";
import { OrderHistory } from "../sections/order-history.tsx";
import { OrderParty } from "../sections/order-party.tsx";
import { OrderPath } from "../sections/order-path.tsx";
import { useLabels } from "../use-labels.ts";

/** What happened last; the whole of it stands on the order's page. */
const LAST_EVENTS = 5;

const Head = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    "& > b": { textStyle: "lg", fontVariantNumeric: "tabular-nums" },
  },
});

/** The main facts of an order: how far it is, whose, from whom to whom, what it is worth, and what happened last. One call. */
export function OrderPeekFacts({ id, fetchKey }: { readonly id: string; readonly fetchKey: number }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { label } = useLabels();
  const { order } = useLazyLoadQuery<orderPeekFactsQuery>(
    graphql`
      query orderPeekFactsQuery($id: ID!) {
        order(id: $id) {
          id
          sfWaybillNo
          orderStatus
          auditStatus
          customerName
          customerCode
          product {
            name
          }
          parcelNum
          weight
          declaredValue
          declaredCurrency
          createdAt
          detail {
            ...orderPath_detail
            viewerMayShowClear
            goods {
              id
            }
            payment {
              estimatedFee
              feeCurrency
            }
            sender {
              ...orderParty_party
            }
            receiver {
              ...orderParty_party
            }
            ...orderHistory_detail
          }
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!order) return <Notice title={t("notFound")} text={t("notFoundHelp")} />;
  const { detail } = order;
  return (
    <Revealable value={{ id: order.id, viewerMay: detail?.viewerMayShowClear ?? false }}>
      <Head>
        <b>
          <GroupedNumber number={order.sfWaybillNo} />
        </b>
        <StatusTag kind="order" value={order.orderStatus} />
      </Head>
      <OrderPath status={order.orderStatus} detail={detail} />
      <Facts
        label={label}
        facts={{
          customer: `${order.customerName} · ${order.customerCode}`,
          serviceName: order.product.name,
          goods: detail && t("goodsKinds", { count: detail.goods.length }),
          parcelNum: order.parcelNum,
          weight: order.weight && `${formatMoney(order.weight)} kg`,
          declaredValue: <Amount value={order.declaredValue} currency={order.declaredCurrency} />,
          estimatedFee: detail?.payment.estimatedFee && (
            <Amount value={detail.payment.estimatedFee} currency={detail.payment.feeCurrency} />
          ),
          auditStatus: <StatusTag kind="audit" value={order.auditStatus} />,
          createdAt: <Instant at={order.createdAt} />,
        }}
      />
      {detail && (
        <>
          <Beside>
            <OrderParty party={detail.sender} who="SENDER" title={t("section.sender")} />
            <OrderParty party={detail.receiver} who="RECEIVER" title={t("section.receiver")} />
          </Beside>
          <OrderHistory detail={detail} most={LAST_EVENTS} />
        </>
      )}
    </Revealable>
  );
}
