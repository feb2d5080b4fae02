import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { pushDialogQuery } from "../../__generated__/pushDialogQuery.graphql.ts";
import { ActQuestion, type Asking } from "../order-act/act-question.tsx";
import { PushQuestion } from "./push-question.tsx";

/** Pushes orders to the customs system (ORD-09): how they stand is asked first, and what came of each is said. */
export default function PushDialog(props: {
  readonly orders: readonly string[];
  readonly onPushed: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("push");
  const { orders, onPushed, onClose } = props;
  const count = orders.length;
  return (
    <ActQuestion
      title={t("title", { count })}
      outcome={t("outcome")}
      count={count}
      onActed={onPushed}
      onClose={onClose}
    >
      {(asking) => <Chosen {...asking} orders={orders} />}
    </ActQuestion>
  );
}

function Chosen({ orders: ids, tries, ...asking }: Asking & { readonly orders: readonly string[] }) {
  const { orders } = useLazyLoadQuery<pushDialogQuery>(
    graphql`
      query pushDialogQuery($ids: [ID!]!) {
        orders: pushableOrders(ids: $ids) {
          ...pushQuestion_orders
        }
      }
    `,
    { ids },
    { fetchKey: tries, fetchPolicy: "network-only" },
  );
  return <PushQuestion {...asking} orders={orders} asked={ids.length} />;
}
