import { Button, Skeleton } from "@chakra-ui/react";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { failedOrderDetail_order$key } from "../../../__generated__/failedOrderDetail_order.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { Facts } from "../../../parts/detail/facts.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { TraceId } from "../../../parts/list/trace-id.tsx";
import { Revealable } from "../../../parts/masked/revealable.ts";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";
import { FailedOrderParameters } from "./failed-order-parameters.tsx";
import { useFieldLabel } from "./use-field-label.ts";

/** A failed order beside its list: why it was refused, what was sent, and the order that bears its number since. */
export default function FailedOrderDetail(props: {
  readonly order: failedOrderDetail_order$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation(["failed-order", "parts"]);
  const fieldLabel = useFieldLabel();
  const order = useFragment(
    graphql`
      fragment failedOrderDetail_order on FailedOrder {
        id
        at
        write
        orders
        sourceSystem
        code
        reason
        message
        problems {
          field
          message
        }
        customerCode
        customerName
        customerOrderNo
        userName
        traceId
        viewerMayShowClear
      }
    `,
    props.order,
  );
  const { id, problems } = order;
  return (
    <TabDialog title={t("detail", { number: order.customerOrderNo })} isDrawer onClose={props.onClose}>
      <DialogBody>
        <Facts
          label={(field) => t(`column.${field}`)}
          facts={{
            reason: t(`reason.${order.reason}`),
            answer: `${order.message} (${order.code})`,
            at: <Instant at={order.at} />,
            write: t(`write.${order.write}`),
            orders: order.orders > 1 && order.orders,
            sourceSystem: t(`parts:source.${order.sourceSystem}`),
            customerName: order.customerName,
            customerCode: order.customerCode,
            userName: order.userName,
            trace: <TraceId id={order.traceId} isInline />,
          }}
        />
        {problems.length > 0 && (
          <SimpleTable
            label={t("problems")}
            heads={[t("field"), t("wrong")]}
            rows={problems.map(({ field, message }) => ({
              key: `${field} ${message}`,
              cells: [fieldLabel(field), message],
            }))}
            none=""
          />
        )}
        <Asked fallback={<Skeleton height="40" mt="4" />}>
          {(tries) => (
            <Revealable value={{ id, viewerMay: order.viewerMayShowClear }}>
              <FailedOrderParameters id={id} fetchKey={tries} />
            </Revealable>
          )}
        </Asked>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={props.onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}
