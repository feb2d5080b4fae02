import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { usePassReviewMutation } from "../../../__generated__/usePassReviewMutation.graphql.ts";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { toast } from "../../../tab/toast/queue.ts";

/** Passes a review at once; who comes second is told who decided. */
export function usePassReview(onDecided: () => void, onLate: () => void) {
  const { t } = useTranslation("customer-review");
  const passing = useAct<usePassReviewMutation>(graphql`
    mutation usePassReviewMutation($input: PassCustomerReviewInput!) {
      passCustomerReview(input: $input) {
        decision {
          isDone
          review {
            decidedBy
            ...reviewPane_review
            ...reviewQueue_review
          }
        }
        errors {
          message
          detail
          traceId
          field
        }
      }
    }
  `);
  return {
    isBusy: passing.isBusy,
    pass: (id: string) =>
      passing.act({ input: { id, idempotencyKey: newIdempotencyKey() } }, ({ passCustomerReview: { decision } }) => {
        if (decision?.isDone === true) onDecided();
        else {
          toast({ tone: "info", text: t("late", { by: decision?.review.decidedBy ?? "" }) });
          onLate();
        }
      }),
  };
}
