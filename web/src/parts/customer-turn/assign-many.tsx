import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { z } from "zod";
import { MOST_TURNED } from "@linehaul/schema/customers/turn";
import type { assignManyMutation } from "../../__generated__/assignManyMutation.graphql.ts";
import { ChoiceField } from "../form/choice-field.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { TextField } from "../form/text-field.tsx";
import { useSaveForm } from "../form/use-save-form.ts";
import { useOrganisations } from "../organisations/organisation-choice.tsx";
import { TooMany, TurnOutcomes, type TurnProps } from "./turn-outcomes.tsx";

type Assigned = assignManyMutation["response"]["assignCustomers"]["assigned"];
const MOST_LETTERS = 100;
/** As the form holds it: what is empty stays as it is. */
const Wanted = z
  .object({ salesPerson: z.string().trim().max(MOST_LETTERS, "text.max"), orgCode: z.string() })
  .refine(({ salesPerson, orgCode }) => salesPerson !== "" || orgCode !== "", {
    message: "required",
    path: ["salesPerson"],
  });

/** Gives customers to a sales person, an organisation, or both; shows what became of each. */
export default function AssignMany({ ids, onClose, onTurned }: TurnProps): ReactNode {
  const { t } = useTranslation("customer-turn");
  const [assigned, setAssigned] = useState<Assigned>(null);
  const organisations = useOrganisations();
  const save = useSaveForm<z.input<typeof Wanted>, z.output<typeof Wanted>, assignManyMutation>({
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
      <TextField
        form={save.form}
        name="salesPerson"
        label={t("salesPerson")}
        help={t("assignHelp")}
        maxLength={MOST_LETTERS}
        isOptional
        isFirst
      />
      <ChoiceField
        form={save.form}
        name="orgCode"
        label={t("organisation")}
        options={[{ value: "", label: t("stays") }, ...organisations]}
        isOptional
      />
    </FormDialog>
  );
}
