import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { z } from "zod";
import { line } from "@linehaul/schema/field";
import { MOST_REVIEW_NOTE } from "@linehaul/schema/orders/order-review/limits";
import type { followedUpFormMutation } from "../../../../__generated__/followedUpFormMutation.graphql.ts";
import { FormDialog } from "../../../../parts/form/form-dialog.tsx";
import { TextAreaField } from "../../../../parts/form/text-area-field.tsx";
import { useSaveForm } from "../../../../parts/form/use-save-form.ts";
import { Wide } from "../../../../parts/form/wide.ts";
import type { ActProps } from "./act-props.ts";
import { decidedOf } from "./decided.ts";

const Outcome = z.object({ note: line(MOST_REVIEW_NOTE) });

/** What came of what was to be followed up (REV-02). */
export default function FollowedUpForm(props: ActProps): ReactNode {
  const { t } = useTranslation("order-review");
  const { id, number } = props;
  const save = useSaveForm<z.input<typeof Outcome>, z.output<typeof Outcome>, followedUpFormMutation>({
    schema: Outcome,
    defaults: { note: "" },
    mutation: graphql`
      mutation followedUpFormMutation($input: CloseFollowUpInput!) {
        closeFollowUp(input: $input) {
          decision {
            ...decided_decision
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
    variables: ({ note }, idempotencyKey) => ({ input: { id, note, idempotencyKey } }),
    onSaved: ({ closeFollowUp: { decision } }) => decision && props.onOutcome(decidedOf(decision)),
    isSilent: true,
  });
  return (
    <FormDialog title={t("closeTitle", { number })} save={save} onClose={props.onClose} verb={t("verb.close")}>
      <Wide>
        <TextAreaField
          form={save.form}
          name="note"
          label={t("outcome")}
          help={(text) => t("letters", { count: text.trim().length, most: MOST_REVIEW_NOTE })}
          maxLength={MOST_REVIEW_NOTE}
        />
      </Wide>
    </FormDialog>
  );
}
