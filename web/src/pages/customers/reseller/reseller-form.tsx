import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { EditedReseller, NewReseller } from "@linehaul/schema/customers/reseller/row";
import type { resellerForm_reseller$key } from "../../../__generated__/resellerForm_reseller.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { CustomerField } from "../../../parts/lookup/customer-field.tsx";

const blank = {
  customerCode: "",
  userCode: "",
  creditAccount: "",
  dcCode: "",
  storeCode: "",
  name: "",
  area: "",
  phone: "",
};

/** Adds a reseller (null), or edits one. Card and telephone that are kept are not shown: empty ones stay. */
export default function ResellerForm(props: FormProps<resellerForm_reseller$key>): ReactNode {
  const { t } = useTranslation("reseller");
  const edited = useFragment(
    graphql`
      fragment resellerForm_reseller on Reseller {
        id
        version
        customerCode
        customerName
        userCode
        creditAccount
        dcCode
        storeCode
        name
        area
        phone
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation resellerFormSaveMutation($input: SaveResellerInput!) {
      saveReseller(input: $input) {
        reseller {
          ...resellerRow_reseller
          ...resellerForm_reseller
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
  const schema = edited ? EditedReseller : NewReseller;
  const values = edited ? { ...edited, creditAccount: "", phone: "" } : blank;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const fields = { of: save, rules: schema.shape, page: "reseller" };
  const kept = (value: string): string => t("kept", { value });
  return (
    <FormDialog title={edited ? t("edit", { name: edited.name }) : t("create")} save={save} onClose={props.onClose}>
      <CustomerField
        form={save.form}
        name="customerCode"
        holds="customerCode"
        label={t("column.customer")}
        help={t("help.customer")}
        chosen={edited?.customerName ?? ""}
      />
      <Fields {...fields} names={["userCode"]} />
      <Fields
        {...fields}
        names={["creditAccount"]}
        help={edited ? { creditAccount: kept(edited.creditAccount) } : {}}
      />
      <Fields {...fields} names={["name", "area", "storeCode", "dcCode"]} />
      <Fields {...fields} names={["phone"]} help={edited ? { phone: kept(edited.phone) } : {}} />
    </FormDialog>
  );
}
