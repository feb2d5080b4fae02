import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { z } from "zod";
import { line } from "@linehaul/schema/field";
import { MOST_REVIEW_NOTE } from "@linehaul/schema/orders/order-review/limits";
import type { refuseFormMutation } from "../../../../__generated__/refuseFormMutation.graphql.ts";
import { FormDialog } from "../../../../parts/form/form-dialog.tsx";
import { TextAreaField } from "../../../../parts/form/text-area-field.tsx";
import { useSaveForm } from "../../../../parts/form/use-save-form.ts";
import { Wide } from "../../../../parts/form/wide.ts";
import type { Seen } from "./seen.ts";

const Why = z.object({ reason: line(MOST_REVIEW_NOTE) });

/** Why a document is refused: whoever asks the customer for another one reads it. */
export default function RefuseForm(props: {
  readonly of: Seen;
  readonly onDone: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("order-review");
  const { of, onDone, onClose } = props;
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, refuseFormMutation>({
    schema: Why,
    defaults: { reason: "" },
    mutation: graphql`
      mutation refuseFormMutation($input: JudgeReviewDocumentInput!) {
        judgeReviewDocument(input: $input) {
          errors {
            message
            detail
            traceId
            field
          }
        }
      }
    `,
    variables: ({ reason }, idempotencyKey) => ({ input: { ...of, isAccepted: false, reason, idempotencyKey } }),
    onSaved: onDone,
    isSilent: true,
  });
  return (
    <FormDialog
      title={t("doc.refuseTitle", { document: t(`document.${of.kind}`) })}
      save={save}
      onClose={onClose}
      verb={t("doc.refuseVerb")}
    >
      <Wide>
        <TextAreaField
          form={save.form}
          name="reason"
          label={t("reason")}
          help={(text) => t("letters", { count: text.trim().length, most: MOST_REVIEW_NOTE })}
          maxLength={MOST_REVIEW_NOTE}
        />
      </Wide>
    </FormDialog>
  );
}
