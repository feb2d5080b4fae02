import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import { FailReview, MOST_REASON } from "@linehaul/schema/customers/customer-review/review";
import type { failReviewFormMutation } from "../../../__generated__/failReviewFormMutation.graphql.ts";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TextAreaField } from "../../../parts/form/text-area-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { Wide } from "../../../parts/form/wide.ts";
import { toast } from "../../../tab/toast/queue.ts";

const Why = FailReview.pick({ reason: true });

/** Why a review does not pass: whoever asked sees it, and so does the next review. */
export default function FailReviewForm(props: {
  readonly id: string;
  readonly name: string;
  readonly onDecided: () => void;
  readonly onLate: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("customer-review");
  const { id, name, onDecided, onLate, onClose } = props;
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, failReviewFormMutation>({
    schema: Why,
    defaults: { reason: "" },
    mutation: graphql`
      mutation failReviewFormMutation($input: FailCustomerReviewInput!) {
        failCustomerReview(input: $input) {
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
    `,
    variables: ({ reason }, idempotencyKey) => ({ input: { id, reason, idempotencyKey } }),
    onSaved: ({ failCustomerReview: { decision } }) => {
      if (decision?.isDone === true) onDecided();
      else {
        toast({ tone: "info", text: t("late", { by: decision?.review.decidedBy ?? "" }) });
        onLate();
      }
    },
    isSilent: true,
  });
  return (
    <FormDialog title={t("failTitle", { name })} save={save} onClose={onClose} verb={t("failVerb")}>
      <Wide>
        <TextAreaField
          form={save.form}
          name="reason"
          label={t("reason")}
          help={(text) => t("letters", { count: text.trim().length, most: MOST_REASON })}
          maxLength={MOST_REASON}
        />
      </Wide>
    </FormDialog>
  );
}
