import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { z } from "zod";
import { line } from "@linehaul/schema/field";
import { MOST_REVIEW_NOTE } from "@linehaul/schema/orders/order-review/limits";
import type { contactForm_case$key } from "../../../../__generated__/contactForm_case.graphql.ts";
import type { contactFormMutation } from "../../../../__generated__/contactFormMutation.graphql.ts";
import { FormDialog } from "../../../../parts/form/form-dialog.tsx";
import { TextAreaField } from "../../../../parts/form/text-area-field.tsx";
import { useSaveForm } from "../../../../parts/form/use-save-form.ts";
import { Wide } from "../../../../parts/form/wide.ts";
import type { ActProps } from "./act-props.ts";
import { decidedOf } from "./decided.ts";

const Why = z.object({ reason: line(MOST_REVIEW_NOTE) });

/** Why the customer is contacted, or what came of one more attempt (REV-02). */
export default function ContactForm(props: ActProps & { readonly row: contactForm_case$key }): ReactNode {
  const { t } = useTranslation("order-review");
  const { id, version, number } = props;
  const { auditStatus } = useFragment(
    graphql`
      fragment contactForm_case on ReviewCase {
        auditStatus
      }
    `,
    props.row,
  );
  const isAgain = auditStatus === "TO_CONTACT";
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, contactFormMutation>({
    schema: Why,
    defaults: { reason: "" },
    mutation: graphql`
      mutation contactFormMutation($input: ContactCaseInput!) {
        contactCase(input: $input) {
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
    variables: ({ reason }, idempotencyKey) => ({ input: { id, version, reason, idempotencyKey } }),
    onSaved: ({ contactCase: { decision } }) => decision && props.onOutcome(decidedOf(decision)),
    isSilent: true,
  });
  return (
    <FormDialog
      title={t(isAgain ? "contactAgainTitle" : "contactTitle", { number })}
      save={save}
      onClose={props.onClose}
      verb={t("verb.contact")}
    >
      <Wide>
        <TextAreaField
          form={save.form}
          name="reason"
          label={t(isAgain ? "attempt" : "reason")}
          help={(text) => t("letters", { count: text.trim().length, most: MOST_REVIEW_NOTE })}
          maxLength={MOST_REVIEW_NOTE}
        />
      </Wide>
    </FormDialog>
  );
}
