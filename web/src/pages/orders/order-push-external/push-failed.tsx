import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { MOST_PUSHED } from "@linehaul/schema/orders/order-push-limits";
import type { pushFailedMutation } from "../../../__generated__/pushFailedMutation.graphql.ts";
import { Confirm } from "../../../parts/confirm/confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";
import type { pushAsked } from "./order-push-external-list.ts";
import { useSayPushed } from "./use-say-pushed.ts";

/** Asks before all failed orders that match are pushed. */
export function PushFailed(props: {
  readonly filter: ReturnType<typeof pushAsked>;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("order-push-external");
  const say = useSayPushed();
  const failed = useAct<pushFailedMutation>(graphql`
    mutation pushFailedMutation($input: PushFailedOrdersInput!) {
      pushFailedOrders(input: $input) {
        outcome {
          pushed
          cancelled
          left
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return (
    <Confirm
      title={t("pushFailedQuestion")}
      text={t("pushFailedText", { count: MOST_PUSHED })}
      verb={t("push")}
      isBusy={failed.isBusy}
      onClose={props.onClose}
      onConfirm={(idempotencyKey) =>
        failed.act({ input: { filter: { ...props.filter, state: null }, idempotencyKey } }, ({ pushFailedOrders }) => {
          say(pushFailedOrders.outcome);
          props.onClose();
        })
      }
    />
  );
}
