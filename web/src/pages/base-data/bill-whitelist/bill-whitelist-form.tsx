import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import { MOST_BILL_CODES, NewBillWhitelists as schema } from "@linehaul/schema/base-data/bill-whitelist";
import type { billWhitelistFormAddMutation } from "../../../__generated__/billWhitelistFormAddMutation.graphql.ts";
import type { FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CodesField } from "../../../parts/form/codes-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { BillWhitelistOutcomes, type Outcomes } from "./bill-whitelist-outcomes.tsx";

type In = z.input<typeof schema>;
const mutation = graphql`
  mutation billWhitelistFormAddMutation($input: AddBillWhitelistsInput!) {
    addBillWhitelists(input: $input) {
      batch {
        outcomes {
          customerCode
          outcome
          row {
            customerName
            ...billWhitelistRow_billWhitelist
          }
        }
      }
      errors {
        message
        detail
        traceId
        field
      }
    }
  }
`;

/** Adds customers by their codes, many at once; then shows what became of each. */
export default function BillWhitelistForm(props: FormProps<unknown>): ReactNode {
  const { t } = useTranslation("bill-whitelist");
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);
  const save = useSaveForm<In, z.output<typeof schema>, billWhitelistFormAddMutation>({
    schema,
    defaults: { customerCodes: [] },
    mutation,
    variables: (sent, idempotencyKey) => ({ input: { ...sent, idempotencyKey } }),
    onSaved: ({ addBillWhitelists: { batch } }) => setOutcomes(batch?.outcomes ?? []),
    isSilent: true,
  });
  if (outcomes !== null) return <BillWhitelistOutcomes outcomes={outcomes} onClose={props.onSaved} />;
  return (
    <FormDialog title={t("create")} save={save} onClose={props.onClose} verb={t("add")}>
      <CodesField
        form={save.form}
        name="customerCodes"
        label={t("customerCodes")}
        help={t("codesHelp", { most: MOST_BILL_CODES })}
      />
    </FormDialog>
  );
}
