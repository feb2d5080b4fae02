import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { z } from "zod";
import { DOCUMENT_KINDS } from "@linehaul/schema/orders/order/history";
import type { supplementForm_case$key } from "../../../../__generated__/supplementForm_case.graphql.ts";
import type { supplementFormMutation } from "../../../../__generated__/supplementFormMutation.graphql.ts";
import { Choice } from "../../../../parts/filters/choice.tsx";
import { ChoicesField } from "../../../../parts/form/choices-field.tsx";
import { FormDialog } from "../../../../parts/form/form-dialog.tsx";
import { SwitchField } from "../../../../parts/form/switch-field.tsx";
import { useSaveForm } from "../../../../parts/form/use-save-form.ts";
import { Wide } from "../../../../parts/form/wide.ts";
import type { ActProps } from "./act-props.ts";
import { decidedOf } from "./decided.ts";

const Which = z.object({
  documents: z.array(z.enum(DOCUMENT_KINDS)).min(1, "required"),
  intercept: z.boolean(),
});

/** Which documents are missing, and whether the outlet is to hold the parcels meanwhile (REV-03). */
export default function SupplementForm(props: ActProps & { readonly row: supplementForm_case$key }): ReactNode {
  const { t } = useTranslation("order-review");
  const { id, version, number } = props;
  const { file, intercepted, released } = useFragment(
    graphql`
      fragment supplementForm_case on ReviewCase {
        intercepted
        released
        file {
          outlet
          documents {
            kind
            state
          }
        }
      }
    `,
    props.row,
  );
  const outlet = file?.outlet ?? null;
  const isAsked = outlet !== null && (!intercepted || Boolean(released));
  const missing = new Set(
    file?.documents.filter(({ state }) => state === "MISSING" || state === "REFUSED").map(({ kind }) => String(kind)),
  );
  const save = useSaveForm<z.input<typeof Which>, z.output<typeof Which>, supplementFormMutation>({
    schema: Which,
    defaults: { documents: DOCUMENT_KINDS.filter((kind) => missing.has(kind)), intercept: false },
    mutation: graphql`
      mutation supplementFormMutation($input: SupplementCaseInput!) {
        supplementCase(input: $input) {
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
    variables: ({ documents, intercept }, idempotencyKey) => ({
      input: { id, version, documents, intercept: isAsked ? intercept : null, idempotencyKey },
    }),
    onSaved: ({ supplementCase: { decision } }) => decision && props.onOutcome(decidedOf(decision)),
    isSilent: true,
  });
  return (
    <FormDialog
      title={t("supplementTitle", { number })}
      save={save}
      onClose={props.onClose}
      verb={t("verb.supplement")}
    >
      <Wide>
        <ChoicesField form={save.form} name="documents" label={t("wanted")}>
          {(value, onChange) => (
            <Choice
              label={t("wanted")}
              options={DOCUMENT_KINDS.map((kind) => ({ value: String(kind), label: t(`document.${kind}`) }))}
              value={value}
              onChange={onChange}
            />
          )}
        </ChoicesField>
        {isAsked && (
          <SwitchField form={save.form} name="intercept" label={t("intercept", { outlet })} help={t("interceptHelp")} />
        )}
      </Wide>
    </FormDialog>
  );
}
