import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { z } from "zod";
import { CancelReason } from "@linehaul/schema/orders/order/cancel";
import { MOST_CANCEL_CHARACTERS, MOST_CANCEL_WORDS } from "@linehaul/schema/orders/order/cancel-limits";
import { countWords } from "@linehaul/schema/word-count";
import type { cancelCaseFormMutation } from "../../../../__generated__/cancelCaseFormMutation.graphql.ts";
import { FormDialog } from "../../../../parts/form/form-dialog.tsx";
import { SwitchField } from "../../../../parts/form/switch-field.tsx";
import { TextAreaField } from "../../../../parts/form/text-area-field.tsx";
import { useSaveForm } from "../../../../parts/form/use-save-form.ts";
import { Wide } from "../../../../parts/form/wide.ts";
import type { ActProps } from "./act-props.ts";
import { decidedOf } from "./decided.ts";

const Why = z.object({ reason: CancelReason, byCustomer: z.boolean() });

/** Why an order is cancelled (ORD-06). */
export default function CancelCaseForm(props: ActProps): ReactNode {
  const { t } = useTranslation("order-review");
  const { id, version, number } = props;
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, cancelCaseFormMutation>({
    schema: Why,
    defaults: { reason: "", byCustomer: false },
    mutation: graphql`
      mutation cancelCaseFormMutation($input: CancelCaseInput!) {
        cancelCase(input: $input) {
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
    variables: (why, idempotencyKey) => ({ input: { ...why, id, version, idempotencyKey } }),
    onSaved: ({ cancelCase: { decision } }) => decision && props.onOutcome(decidedOf(decision)),
    isSilent: true,
  });
  return (
    <FormDialog title={t("cancelTitle", { number })} save={save} onClose={props.onClose} verb={t("cancelVerb")}>
      <Wide>
        <TextAreaField
          form={save.form}
          name="reason"
          label={t("reason")}
          help={(text) => t("words", { count: countWords(text), most: MOST_CANCEL_WORDS })}
          maxLength={MOST_CANCEL_CHARACTERS}
        />
        <SwitchField form={save.form} name="byCustomer" label={t("byCustomer")} />
      </Wide>
    </FormDialog>
  );
}
