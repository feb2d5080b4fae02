import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { CUSTOMER_TYPES, SETTLEMENT_TYPES } from "@linehaul/schema/customers/customer";
import { ContractRuleInput } from "@linehaul/schema/sites/contract-rules";
import type { contractRulesForm_contractRule$key } from "../../../__generated__/contractRulesForm_contractRule.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { known } from "../../../parts/form/known.ts";

const schema = ContractRuleInput.omit({ id: true, version: true });
type In = z.input<typeof schema>;
const blank: In = {
  ruleNo: "",
  settlementType: "MONTHLY",
  customerType: "ENTERPRISE",
  contractRequired: true,
  agreementRequired: false,
};
/** Creates a contract rule (null) or edits one. */
export default function ContractRulesForm(props: FormProps<contractRulesForm_contractRule$key>): ReactNode {
  const { t } = useTranslation("contract-rules");
  const edited = useFragment(
    graphql`
      fragment contractRulesForm_contractRule on ContractRule {
        id
        version
        ruleNo
        settlementType
        customerType
        contractRequired
        agreementRequired
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation contractRulesFormSaveMutation($input: SaveContractRuleInput!) {
      saveContractRule(input: $input) {
        contractRule {
          ...contractRulesRow_contractRule
          ...contractRulesForm_contractRule
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
  const values: In = edited
    ? {
        ...edited,
        settlementType: known(SETTLEMENT_TYPES, edited.settlementType),
        customerType: known(CUSTOMER_TYPES, edited.customerType),
      }
    : blank;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const fields = { of: save, rules: schema.shape, page: "contract-rules" };
  const title = edited ? t("edit", { name: edited.ruleNo }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <Fields {...fields} names={["ruleNo"]} />
      <ChoiceField
        form={save.form}
        name="settlementType"
        label={t("column.settlementType")}
        options={SETTLEMENT_TYPES.map((value) => ({ value, label: t(`settlement.${value}`) }))}
      />
      <ChoiceField
        form={save.form}
        name="customerType"
        label={t("column.customerType")}
        options={CUSTOMER_TYPES.map((value) => ({ value, label: t(`customerType.${value}`) }))}
      />
      <Fields {...fields} names={["contractRequired", "agreementRequired"]} />
    </FormDialog>
  );
}
