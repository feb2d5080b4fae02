import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import { DisableCustomers, MOST_TURNED } from "@linehaul/schema/customers/turn";
import type { disableManyMutation } from "../../__generated__/disableManyMutation.graphql.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { ReasonField } from "../form/reason-field.tsx";
import { useSaveForm } from "../form/use-save-form.ts";
import { TooMany, TurnOutcomes, type TurnProps } from "./turn-outcomes.tsx";

type Turned = disableManyMutation["response"]["disableCustomers"]["turned"];
const Why = DisableCustomers.pick({ reason: true });

/** Makes customers unusable, for a reason; shows what became of each. */
export default function DisableMany({ ids, onClose, onTurned }: TurnProps): ReactNode {
  const { t } = useTranslation(["customer-turn", "shell"]);
  const [turned, setTurned] = useState<Turned>(null);
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, disableManyMutation>({
    schema: Why,
    defaults: { reason: "" },
    mutation: graphql`
      mutation disableManyMutation($input: DisableCustomersInput!) {
        disableCustomers(input: $input) {
          turned {
            ...turnOutcomes_turned
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
    variables: ({ reason }, idempotencyKey) => ({ input: { ids: [...ids], reason, idempotencyKey } }),
    onSaved: ({ disableCustomers }) => setTurned(disableCustomers.turned),
    isSilent: true,
  });
  if (turned) return <TurnOutcomes turned={turned} onClose={onTurned} />;
  if (ids.length > MOST_TURNED) return <TooMany count={ids.length} onClose={onClose} />;
  return (
    <FormDialog
      title={t("disableMany", { count: ids.length })}
      save={save}
      onClose={onClose}
      verb={t("shell:button.DISABLE")}
    >
      <ReasonField
        form={save.form}
        name="reason"
        label={t("reason")}
        help={(count, most) => t("reasonHelp", { count, most })}
      />
    </FormDialog>
  );
}
