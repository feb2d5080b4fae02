import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { EditedCustomerCod, EditedCustomerCodForm, NewCustomerCodForm } from "@linehaul/schema/customers/customer-cod";
import { SITES } from "@linehaul/schema/sites";
import type { customerCodForm_customerCod$key } from "../../../__generated__/customerCodForm_customerCod.graphql.ts";
import { config } from "../../../browser/config.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { Wide } from "../../../parts/form/wide.ts";
import { CustomerField } from "../../../parts/lookup/customer-field.tsx";

const blank = () => ({
  customerCode: "",
  currency: SITES[config.site].currency,
  least: "",
  most: "",
  card: "",
  account: "",
});

/** Says where what a customer's receivers pay goes to (null), or edits it. Card and account that are kept are not shown: empty ones stay. */
export default function CustomerCodForm(props: FormProps<customerCodForm_customerCod$key>): ReactNode {
  const { t } = useTranslation("customer-cod");
  const edited = useFragment(
    graphql`
      fragment customerCodForm_customerCod on CustomerCod {
        id
        version
        customerCode
        customerName
        currency
        least
        most
        card
        account
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation customerCodFormSaveMutation($input: SaveCustomerCodInput!) {
      saveCustomerCod(input: $input) {
        customerCod {
          ...customerCodRow_customerCod
          ...customerCodForm_customerCod
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
  const schema = edited ? EditedCustomerCodForm : NewCustomerCodForm;
  const values = edited ? { ...edited, card: "", account: "" } : blank();
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const fields = { of: save, rules: EditedCustomerCod.shape, page: "customer-cod" };
  const kept = (value: string): string => t("kept", { value });
  return (
    <FormDialog
      title={edited ? t("edit", { name: edited.customerName }) : t("create")}
      save={save}
      onClose={props.onClose}
    >
      {edited ? (
        <Wide>{`${edited.customerName} · ${edited.customerCode}`}</Wide>
      ) : (
        <CustomerField
          form={save.form}
          name="customerCode"
          holds="customerCode"
          label={t("column.customer")}
          help={t("help.customer")}
        />
      )}
      <Fields {...fields} names={["currency", "least", "most"]} />
      <Fields {...fields} names={["card"]} help={edited ? { card: kept(edited.card) } : {}} />
      <Fields {...fields} names={["account"]} help={edited ? { account: kept(edited.account) } : {}} />
    </FormDialog>
  );
}
