import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { isOpenStep, mayStep } from "@linehaul/schema/orders/order/lifecycle";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import type { orderActs_order$key } from "../../../../__generated__/orderActs_order.graphql.ts";
import { Hindered } from "../../../../parts/act-keys/hindered.tsx";
import { Keyed } from "../../../../parts/act-keys/keyed.tsx";
import { CancelButton } from "../../../../parts/cancel/cancel-button.tsx";
import { PrintButton } from "../../../../parts/print/print-button.tsx";
import { printsOf } from "../../../../parts/print/what.ts";
import { PushButton } from "../../../../parts/push/push-button.tsx";
import { useShell } from "../../../../tab/use-shell.ts";

const CANCEL = ["ORDER_DETAIL.CANCEL", "ORDER_LIST.CANCEL_APPROVED"] as const;

/** What can be done with an order, each act with its key; what its state does not allow says why. */
export function OrderActs(props: { readonly order: orderActs_order$key; readonly onChanged: () => void }): ReactNode {
  const { t } = useTranslation(["order-detail", "parts"]);
  const { may } = useShell();
  const { onChanged } = props;
  const order = useFragment(
    graphql`
      fragment orderActs_order on Order {
        id
        orderStatus
        detail {
          pushes {
            kind
          }
        }
      }
    `,
    props.order,
  );
  const orders = [order.id];
  const status = ORDER_STATUSES.find((one) => one === order.orderStatus);
  const isCancelled = status === "CANCELLED";
  const isToldCancelled = order.detail?.pushes.some(({ kind }) => kind === "CANCEL") ?? false;
  const cancels = CANCEL.filter((button) => may(button));
  const mayCancel = status !== undefined && cancels.some((button) => mayStep("CANCELLED", button, status));
  /** For others it may be open still. */
  const whyNot = isOpenStep("CANCELLED", order.orderStatus) ? "cant.cancel.OTHERS" : `cant.cancel.${status}`;
  return (
    <>
      <Keyed letter="p">
        {!isCancelled && <PrintButton page="ORDER_DETAIL" orders={orders} />}
        {isCancelled && printsOf("ORDER_DETAIL", may).length > 0 && (
          <Hindered act={t("parts:print.do")} why={t("cant.print")} />
        )}
      </Keyed>
      <Keyed letter="u">
        {(!isCancelled || isToldCancelled) && (
          <PushButton button="ORDER_LIST.PUSH" orders={orders} onPushed={onChanged} />
        )}
        {isCancelled && !isToldCancelled && may("ORDER_LIST.PUSH") && (
          <Hindered act={t("parts:push.do")} why={t("cant.push")} />
        )}
      </Keyed>
      <Keyed letter="x">
        {mayCancel && <CancelButton page="ORDER_DETAIL" orders={orders} onCancelled={onChanged} />}
        {!mayCancel && cancels.length > 0 && <Hindered act={t("parts:cancel.do")} why={t(whyNot)} />}
      </Keyed>
    </>
  );
}
