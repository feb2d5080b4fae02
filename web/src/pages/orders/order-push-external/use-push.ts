import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { usePushOneMutation } from "../../../__generated__/usePushOneMutation.graphql.ts";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { toast } from "../../../tab/toast/queue.ts";

/** What pushes one order, at once. */
export function usePush(): (order: string) => void {
  const { t } = useTranslation("order-push-external");
  const pushing = useAct<usePushOneMutation>(graphql`
    mutation usePushOneMutation($input: PushOrderInput!) {
      pushOrder(input: $input) {
        push {
          state
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
  return (id) =>
    pushing.act({ input: { id, idempotencyKey: newIdempotencyKey() } }, ({ pushOrder }) =>
      toast(
        pushOrder.push?.state === "FAILED"
          ? { tone: "critical", text: t("unmapped") }
          : { tone: "success", text: t("pushed") },
      ),
    );
}
