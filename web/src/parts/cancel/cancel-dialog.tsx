import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { CancelPage } from "@linehaul/schema/orders/order/cancel-limits";
import type { cancelDialogQuery } from "../../__generated__/cancelDialogQuery.graphql.ts";
import { ActQuestion, type Asking } from "../order-act/act-question.tsx";
import { Said } from "../order-act/said.tsx";
import { CancelForm } from "./cancel-form.tsx";
import { CancelPreview } from "./cancel-preview.tsx";

/** Cancels orders (ORD-06): how they stand is asked first, then why, and what came of each is said. */
export default function CancelDialog(props: {
  readonly page: CancelPage;
  readonly orders: readonly string[];
  readonly onCancelled: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("cancel");
  const { page, orders, onCancelled, onClose } = props;
  const count = orders.length;
  return (
    <ActQuestion
      title={t("title", { count })}
      outcome={t("outcome")}
      count={count}
      onActed={onCancelled}
      onClose={onClose}
    >
      {(asking) => <Question {...asking} page={page} orders={orders} />}
    </ActQuestion>
  );
}

function Question(props: Asking & { readonly page: CancelPage; readonly orders: readonly string[] }) {
  const { page, orders: ids, tries, onDone, onClose } = props;
  const { t } = useTranslation("cancel");
  const { orders } = useLazyLoadQuery<cancelDialogQuery>(
    graphql`
      query cancelDialogQuery($ids: [ID!]!) {
        orders: cancellableOrders(ids: $ids) {
          orderId
          sfWaybillNo
          orderStatus
          viewerMayCancel
          by
          at
        }
      }
    `,
    { ids },
    { fetchKey: tries, fetchPolicy: "network-only" },
  );
  const may = orders.filter(({ viewerMayCancel }) => viewerMayCancel).map(({ orderId }) => orderId);
  const preview = <CancelPreview orders={orders} asked={ids.length} />;
  if (may.length === 0) return <Said title={t("none")} text={preview} onClose={onClose} />;
  return (
    <CancelForm page={page} orders={may} onDone={onDone} onClose={onClose}>
      {preview}
    </CancelForm>
  );
}
