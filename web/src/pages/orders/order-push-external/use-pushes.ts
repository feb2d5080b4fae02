import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { usePushesAllMutation } from "../../../__generated__/usePushesAllMutation.graphql.ts";
import type { usePushesOneMutation } from "../../../__generated__/usePushesOneMutation.graphql.ts";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { toast } from "../../../tab/toast/queue.ts";
import { useSayPushed } from "./use-say-pushed.ts";

/** What pushes an order, and the ticked ones, at once. */
export function usePushes() {
  const { t } = useTranslation("order-push-external");
  const say = useSayPushed();
  const one = useAct<usePushesOneMutation>(graphql`
    mutation usePushesOneMutation($input: PushOrderInput!) {
      pushOrder(input: $input) {
        push {
          ...orderPushExternalRow_push
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const all = useAct<usePushesAllMutation>(graphql`
    mutation usePushesAllMutation($input: PushOrdersInput!) {
      pushOrders(input: $input) {
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
  return {
    isBusy: all.isBusy,
    push: (id: string) =>
      one.act({ input: { id, idempotencyKey: newIdempotencyKey() } }, () =>
        toast({ tone: "success", text: t("pushed", { count: 1 }) }),
      ),
    pushAll: (ids: readonly string[]) =>
      all.act({ input: { ids, idempotencyKey: newIdempotencyKey() } }, ({ pushOrders }) => say(pushOrders.outcome)),
  };
}
