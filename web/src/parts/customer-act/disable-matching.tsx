import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import { DisableCustomers } from "@linehaul/schema/customers/turn";
import type { disableMatchingMutation } from "../../__generated__/disableMatchingMutation.graphql.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { ReasonField } from "../form/reason-field.tsx";
import { useSaveForm } from "../form/use-save-form.ts";
import CustomerActDialog from "./customer-act-dialog.tsx";
import { MatchingQuestion, type MatchingProps } from "./matching-question.tsx";

const Why = DisableCustomers.pick({ reason: true });

/** Makes all customers that match unusable, for a reason. */
export default function DisableMatching({ filter, onActed, onClose }: MatchingProps): ReactNode {
  const { t } = useTranslation(["customer-act", "customer-turn", "shell"]);
  const [taskId, setTask] = useState<string | null>(null);
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, disableMatchingMutation>({
    schema: Why,
    defaults: { reason: "" },
    mutation: graphql`
      mutation disableMatchingMutation($input: DisableMatchingCustomersInput!) {
        disableMatchingCustomers(input: $input) {
          act {
            taskId
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
    variables: ({ reason }, idempotencyKey) => ({ input: { filter, reason, idempotencyKey } }),
    onSaved: ({ disableMatchingCustomers: { act } }) => setTask(act?.taskId ?? null),
    isSilent: true,
  });
  if (taskId !== null) return <CustomerActDialog title={t("kind.DISABLE")} taskId={taskId} onClose={onActed} />;
  return (
    <MatchingQuestion kind="DISABLE" filter={filter} onClose={onClose}>
      {(count, told) => (
        <FormDialog
          title={t("customer-turn:disableMany", { count })}
          save={save}
          onClose={onClose}
          verb={t("shell:button.DISABLE")}
        >
          {told}
          <ReasonField
            form={save.form}
            name="reason"
            label={t("customer-turn:reason")}
            help={(letters, most) => t("customer-turn:reasonHelp", { count: letters, most })}
          />
        </FormDialog>
      )}
    </MatchingQuestion>
  );
}
