import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type {
  pushFailedDialogQuery,
  pushFailedDialogQuery$variables,
} from "../../__generated__/pushFailedDialogQuery.graphql.ts";
import { ActQuestion, type Asking } from "../order-act/act-question.tsx";
import { PushQuestion } from "./push-question.tsx";

type Filter = pushFailedDialogQuery$variables["filter"];

/** Pushes all orders again whose push failed and that match: the question says which, and those are pushed. */
export default function PushFailedDialog(props: {
  readonly filter: Filter;
  readonly onPushed: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("push");
  const { filter, onPushed, onClose } = props;
  return (
    <ActQuestion title={t("failed")} outcome={t("outcome")} count={null} onActed={onPushed} onClose={onClose}>
      {(asking) => <Failed {...asking} filter={filter} />}
    </ActQuestion>
  );
}

function Failed({ filter, tries, ...asking }: Asking & { readonly filter: Filter }) {
  const { failed } = useLazyLoadQuery<pushFailedDialogQuery>(
    graphql`
      query pushFailedDialogQuery($filter: OrderPushFilter!) {
        failed: pushableFailedOrders(filter: $filter) {
          matching
          orders {
            ...pushQuestion_orders
          }
        }
      }
    `,
    { filter },
    { fetchKey: tries, fetchPolicy: "network-only" },
  );
  const { matching, orders } = failed;
  return <PushQuestion {...asking} orders={orders} asked={orders.length} left={matching - orders.length} />;
}
