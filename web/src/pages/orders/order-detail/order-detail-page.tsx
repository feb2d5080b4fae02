import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { orderDetailPageQuery } from "../../../__generated__/orderDetailPageQuery.graphql.ts";
import { Beside, DetailBody } from "../../../parts/detail/section.tsx";
import { useActKeys } from "../../../parts/act-keys/use-act-keys.ts";
import { FailureNotice, Notice } from "../../../parts/list/notices.tsx";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { Revealable } from "../../../parts/masked/revealable.ts";
import { groupedText } from "../../../parts/numbers/grouped-number.tsx";
import { PageOutline } from "../../../parts/outline/page-outline.tsx";
import { PageFrame } from "../../../parts/page/page-bar.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import { useShell } from "../../../tab/use-shell.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import type { PageParams } from "../../../tab/tab-id.ts";
import { OrderCancellation } from "./sections/order-cancellation.tsx";
import { OrderChanged } from "./sections/order-changed.tsx";
import { OrderControls } from "./sections/order-controls.tsx";
import { OrderCod } from "./sections/order-cod.tsx";
import { OrderCustomer } from "./sections/order-customer.tsx";
import { OrderExhibition } from "./sections/order-exhibition.tsx";
import { OrderGoods } from "./sections/order-goods.tsx";
import { OrderHistory } from "./sections/order-history.tsx";
import { OrderIdentifiers } from "./sections/order-identifiers.tsx";
import { OrderHead } from "./sections/order-head.tsx";
import { OrderPersonnel } from "./sections/order-personnel.tsx";
import { OrderPrints } from "./sections/order-prints.tsx";
import { OrderPath } from "./sections/order-path.tsx";
import { OrderParty } from "./sections/order-party.tsx";
import { OrderPayment } from "./sections/order-payment.tsx";
import { OrderPushes } from "./sections/order-pushes.tsx";
import { OrderServices } from "./sections/order-services.tsx";
import { OrderShipment } from "./sections/order-shipment.tsx";
import { OrderTrade } from "./sections/order-trade.tsx";
import { OrderWhomToCall } from "./sections/order-whom-to-call.tsx";

const orderDetailQuery = graphql`
  query orderDetailPageQuery($id: ID, $number: String) @preloadable {
    order(id: $id, number: $number) {
      id
      sfWaybillNo
      ...orderHead_order
      ...orderChanged_order
      ...orderPushes_order
      orderStatus
      ...orderIdentifiers_order
      ...orderCustomer_order
      ...orderShipment_order
      ...orderPayment_order
      detail {
        viewerMayShowClear
        ...orderPath_detail
        ...orderGoods_detail
        sender {
          ...orderParty_party
        }
        receiver {
          ...orderParty_party
        }
        ...orderCancellation_detail
        ...orderControls_detail
        ...orderWhomToCall_detail
        ...orderPersonnel_detail
        ...orderServices_detail
        ...orderCod_detail
        ...orderTrade_detail
        ...orderExhibition_detail
        ...orderPrints_detail
        ...orderHistory_detail
      }
    }
  }
`;

/** An order with everything that section 3 of the specification names (ORD-08). Sections that hold nothing are left out. */
export default function OrderDetailPage({ queryRef: first, params }: PageProps<orderDetailPageQuery>): ReactNode {
  const { queryRef, isPending, reload } = useReload<orderDetailPageQuery>(orderDetailQuery, first);
  const frame = useRef<HTMLDivElement>(null);
  useActKeys(frame);
  return (
    <PageFrame ref={frame}>
      <KeyedBoundary
        of={queryRef}
        failed={(error) => <FailureNotice error={error} onRetry={reload} isRetrying={isPending} />}
      >
        <Suspense fallback={<PageOutline shape="detail" />}>
          <Order queryRef={queryRef} params={params} isPending={isPending} reload={reload} />
        </Suspense>
      </KeyedBoundary>
    </PageFrame>
  );
}

function Order(props: {
  readonly queryRef: PreloadedQuery<orderDetailPageQuery>;
  readonly params: PageParams;
  readonly isPending: boolean;
  readonly reload: () => void;
}) {
  const { t } = useTranslation("order-detail");
  const { setTitle } = useShell();
  const { order } = usePreloadedQuery<orderDetailPageQuery>(orderDetailQuery, props.queryRef);
  const number = order?.sfWaybillNo;
  useEffect(() => {
    if (number !== undefined) setTitle(groupedText(number));
  }, [number, setTitle]);
  if (!order) {
    const asked = props.params["number"];
    return (
      <Notice
        title={asked === undefined ? t("notFound") : t("notFoundNumber", { number: asked })}
        text={t("notFoundHelp")}
      />
    );
  }
  const { detail } = order;
  return (
    <Revealable value={{ id: order.id, viewerMay: detail?.viewerMayShowClear ?? false }}>
      <OrderHead order={order} onChanged={props.reload} />
      <OrderChanged key={props.queryRef.fetchKey} order={order} onReload={props.reload} />
      <OrderPath status={order.orderStatus} detail={detail} />
      <DetailBody tabIndex={0} aria-label={order.sfWaybillNo} aria-busy={props.isPending}>
        <div>
          {detail && <OrderCancellation detail={detail} />}
          {detail && <OrderControls detail={detail} />}
          {detail && (
            <Beside>
              <OrderParty party={detail.sender} who="SENDER" title={t("section.sender")} />
              <OrderParty party={detail.receiver} who="RECEIVER" title={t("section.receiver")} />
            </Beside>
          )}
          {detail && <OrderGoods detail={detail} />}
          <Beside>
            <OrderShipment order={order} />
            <OrderPayment order={order} />
          </Beside>
          {detail && (
            <Beside>
              <OrderServices detail={detail} />
              <OrderCod detail={detail} />
            </Beside>
          )}
          {detail && (
            <Beside>
              <OrderTrade detail={detail} />
              <OrderExhibition detail={detail} />
            </Beside>
          )}
          <Beside>
            <OrderIdentifiers order={order} />
            <OrderCustomer order={order} isRetrying={props.isPending} onRetry={props.reload} />
          </Beside>
        </div>
        <div>
          {detail && <OrderWhomToCall detail={detail} />}
          {detail && <OrderPersonnel detail={detail} />}
          <OrderPushes order={order} />
          {detail && <OrderPrints detail={detail} />}
          {detail && <OrderHistory detail={detail} />}
        </div>
      </DetailBody>
    </Revealable>
  );
}
