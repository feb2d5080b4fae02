import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { assignMatchingMutation } from "../../__generated__/assignMatchingMutation.graphql.ts";
import { Confirm } from "../confirm/confirm.tsx";
import { AssignFields, Wanted } from "../customer-turn/assign-fields.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { useSaveForm } from "../form/use-save-form.ts";
import CustomerActDialog from "./customer-act-dialog.tsx";
import { MatchingQuestion, type MatchingProps } from "./matching-question.tsx";

/** Gives all customers that match to a sales person, an organisation, or both: what would change is asked when it is known to whom. */
export default function AssignMatching({ filter, onActed, onClose }: MatchingProps): ReactNode {
  const { t } = useTranslation(["customer-act", "customer-turn"]);
  const [taskId, setTask] = useState<string | null>(null);
  const save = useSaveForm<Wanted, Wanted, assignMatchingMutation>({
    schema: Wanted,
    defaults: { salesPerson: "", orgCode: "" },
    mutation: graphql`
      mutation assignMatchingMutation($input: AssignMatchingCustomersInput!) {
        assignMatchingCustomers(input: $input) {
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
    variables: ({ salesPerson, orgCode }, idempotencyKey) => ({
      input: { filter, salesPerson: salesPerson || null, orgCode: orgCode || null, idempotencyKey },
    }),
    onSaved: ({ assignMatchingCustomers: { act } }) => setTask(act?.taskId ?? null),
    asks: true,
    isSilent: true,
  });
  const { asked } = save;
  if (taskId !== null) return <CustomerActDialog title={t("kind.ASSIGN")} taskId={taskId} onClose={onActed} />;
  return (
    <FormDialog title={t("whole.ASSIGN")} save={save} onClose={onClose} verb={t("on")}>
      <AssignFields form={save.form} />
      {asked !== null && (
        <MatchingQuestion kind="ASSIGN" whom={asked} filter={filter} onClose={save.back}>
          {(count, told) => (
            <Confirm
              title={t("customer-turn:assignMany", { count })}
              verb={t("customer-turn:assign")}
              onConfirm={save.confirm}
              onClose={save.back}
            >
              {told}
            </Confirm>
          )}
        </MatchingQuestion>
      )}
    </FormDialog>
  );
}
