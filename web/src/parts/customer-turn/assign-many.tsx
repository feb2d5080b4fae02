import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { MOST_TURNED } from "@linehaul/schema/customers/turn";
import type { assignManyMutation } from "../../__generated__/assignManyMutation.graphql.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { useSaveForm } from "../form/use-save-form.ts";
import { AssignFields, Wanted } from "./assign-fields.tsx";
import { TooMany, TurnOutcomes, type TurnProps } from "./turn-outcomes.tsx";

type Assigned = assignManyMutation["response"]["assignCustomers"]["assigned"];

/** Gives customers to a sales person, an organisation, or both; shows what became of each. */
export default function AssignMany({ ids, onClose, onTurned }: TurnProps): ReactNode {
  const { t } = useTranslation("customer-turn");
  const [assigned, setAssigned] = useState<Assigned>(null);
  const save = useSaveForm<Wanted, Wanted, assignManyMutation>({
    schema: Wanted,
    defaults: { salesPerson: "", orgCode: "" },
    mutation: graphql`
      mutation assignManyMutation($input: AssignCustomersInput!) {
        assignCustomers(input: $input) {
          assigned {
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
    variables: ({ salesPerson, orgCode }, idempotencyKey) => ({
      input: { ids: [...ids], salesPerson: salesPerson || null, orgCode: orgCode || null, idempotencyKey },
    }),
    onSaved: ({ assignCustomers }) => setAssigned(assignCustomers.assigned),
    isSilent: true,
  });
  if (assigned) return <TurnOutcomes turned={assigned} onClose={onTurned} />;
  if (ids.length > MOST_TURNED) return <TooMany count={ids.length} onClose={onClose} />;
  return (
    <FormDialog title={t("assignMany", { count: ids.length })} save={save} onClose={onClose} verb={t("assign")}>
      <AssignFields form={save.form} />
    </FormDialog>
  );
}
