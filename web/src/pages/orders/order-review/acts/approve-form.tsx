import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { z } from "zod";
import { MOST_REVIEW_NOTE } from "@linehaul/schema/orders/order-review/limits";
import { line } from "@linehaul/schema/field";
import type { approveFormMutation } from "../../../../__generated__/approveFormMutation.graphql.ts";
import { FormDialog } from "../../../../parts/form/form-dialog.tsx";
import { SwitchField } from "../../../../parts/form/switch-field.tsx";
import { TextAreaField } from "../../../../parts/form/text-area-field.tsx";
import { useSaveForm } from "../../../../parts/form/use-save-form.ts";
import { Wide } from "../../../../parts/form/wide.ts";
import type { ActProps } from "./act-props.ts";
import { decidedOf } from "./decided.ts";

const Plain = z.object({ followUp: z.string(), release: z.boolean() });
const FollowedUp = Plain.extend({ followUp: line(MOST_REVIEW_NOTE) });

/** Approves with a follow-up (REV-02), or where the outlet holds the parcels: asks whether it is to let them go on (REV-03). */
export default function ApproveForm(
  props: ActProps & { readonly isHeld: boolean; readonly isFollowedUp: boolean },
): ReactNode {
  const { t } = useTranslation("order-review");
  const { id, version, number, isHeld, isFollowedUp } = props;
  const save = useSaveForm<z.input<typeof Plain>, z.output<typeof Plain>, approveFormMutation>({
    schema: isFollowedUp ? FollowedUp : Plain,
    defaults: { followUp: "", release: true },
    mutation: graphql`
      mutation approveFormMutation($input: ApproveCaseInput!) {
        approveCase(input: $input) {
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
    variables: ({ followUp, release }, idempotencyKey) => ({
      input: {
        id,
        version,
        release: isHeld ? release : null,
        followUp: isFollowedUp ? followUp : null,
        idempotencyKey,
      },
    }),
    onSaved: ({ approveCase: { decision } }) => decision && props.onOutcome(decidedOf(decision)),
    isSilent: true,
  });
  return (
    <FormDialog
      title={t(isFollowedUp ? "followUpTitle" : "approveTitle", { number })}
      save={save}
      onClose={props.onClose}
      verb={t("act.approve")}
    >
      <Wide>
        {isFollowedUp && (
          <TextAreaField
            form={save.form}
            name="followUp"
            label={t("note")}
            help={(text) => t("letters", { count: text.trim().length, most: MOST_REVIEW_NOTE })}
            maxLength={MOST_REVIEW_NOTE}
          />
        )}
        {isHeld && <SwitchField form={save.form} name="release" label={t("release")} help={t("releaseHelp")} />}
      </Wide>
    </FormDialog>
  );
}
