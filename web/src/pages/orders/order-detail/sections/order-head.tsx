import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderHead_order$key } from "../../../../__generated__/orderHead_order.graphql.ts";
import { isOpenStep, ORDER_STEPS } from "@linehaul/schema/orders/order/lifecycle";
import { CancelButton } from "../../../../parts/cancel/cancel-button.tsx";
import { CopyButton } from "../../../../parts/copy/copy-button.tsx";
import { GroupedNumber } from "../../../../parts/numbers/grouped-number.tsx";
import { PrintButton } from "../../../../parts/print/print-button.tsx";
import { PushButton } from "../../../../parts/push/push-button.tsx";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";

const Bar = chakra("header", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    minH: "pageBar",
    px: "4",
    py: "1",
    flexShrink: "0",
    borderBottomWidth: "1px",
    "& > h1": { textStyle: "xl", fontWeight: "bold", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
    "& > p": { minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", ms: "1" },
  },
});

const Acts = chakra("div", { base: { ms: "auto", display: "flex", gap: "2" } });

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
      }
    `,
    props.order,
  );
  const customer = `${order.customerName} · ${order.customerCode}`;
  return (
    <Bar>
      <h1>
        <GroupedNumber number={order.sfWaybillNo} />
      </h1>
      <CopyButton text={order.sfWaybillNo} label={t("copyNumber")} />
      <StatusTag kind="order" value={order.orderStatus} />
      <p title={customer}>{customer}</p>
      {order.orderStatus !== "CANCELLED" && (
        <Acts>
          <PrintButton page="ORDER_DETAIL" orders={[order.id]} />
          <PushButton button="ORDER_LIST.PUSH" orders={[order.id]} onPushed={props.onChanged} />
          {isOpenStep(ORDER_STEPS.CANCEL, order.orderStatus) && (
            <CancelButton page="ORDER_DETAIL" orders={[order.id]} onCancelled={props.onChanged} />
          )}
        </Acts>
      )}
    </Bar>
  );
}
