import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import { TurnMonthCard } from "@linehaul/schema/customers/month-card";
import type { turnCardMutation } from "../../../../__generated__/turnCardMutation.graphql.ts";
import { FormDialog } from "../../../../parts/form/form-dialog.tsx";
import { ReasonField } from "../../../../parts/form/reason-field.tsx";
import { useSaveForm } from "../../../../parts/form/use-save-form.ts";

const Why = TurnMonthCard.pick({ reason: true });

/** Puts a monthly card to use, or out of it, for a reason. */
export default function TurnCard(props: {
  readonly id: string;
  /** Its masked number. */
  readonly card: string;
  readonly isUsed: boolean;
  readonly onTurned: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("customer-detail");
  const { id, card, isUsed, onTurned, onClose } = props;
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, turnCardMutation>({
    schema: Why,
    defaults: { reason: "" },
    mutation: graphql`
      mutation turnCardMutation($input: TurnMonthCardInput!) {
        turnMonthCard(input: $input) {
          card {
            id
            isUsed
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
    variables: ({ reason }, idempotencyKey) => ({ input: { id, isUsed, reason, idempotencyKey } }),
    onSaved: () => {
      onClose();
      onTurned();
    },
  });
  const verb = t(isUsed ? "cardUse" : "cardStop");
  return (
    <FormDialog title={`${verb}: ${card}`} save={save} onClose={onClose} verb={verb}>
      <ReasonField
        form={save.form}
        name="reason"
        label={t("reason")}
        help={(count, most) => t("reasonHelp", { count, most })}
      />
    </FormDialog>
  );
}
