import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { EditedNonCoreCustomer, NewNonCoreCustomer } from "@linehaul/schema/customers/non-core-customer";
import { SITES } from "@linehaul/schema/sites";
import type { nonCoreCustomerForm_nonCoreCustomer$key } from "../../../__generated__/nonCoreCustomerForm_nonCoreCustomer.graphql.ts";
import { config } from "../../../browser/config.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CountryField } from "../../../parts/countries/country-field.tsx";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { known } from "../../../parts/form/known.ts";
import { CustomerField } from "../../../parts/lookup/customer-field.tsx";

const blank = () => ({
  system: "",
  outsideNo: "",
  customerType: "ENTERPRISE" as const,
  name: "",
  countryCode: SITES[config.site].country,
  city: "",
  contactName: "",
  phone: "",
  email: "",
  customerCode: "",
  remark: "",
});

/** Adds a non-core customer (null), or edits one and says which customer it is. Phone and e-mail that are kept are not shown: empty ones stay. */
export default function NonCoreCustomerForm(props: FormProps<nonCoreCustomerForm_nonCoreCustomer$key>): ReactNode {
  const { t } = useTranslation("non-core-customer");
  const edited = useFragment(
    graphql`
      fragment nonCoreCustomerForm_nonCoreCustomer on NonCoreCustomer {
        id
        version
        system
        outsideNo
        customerType
        name
        countryCode
        city
        contactName
        phone
        email
        customerCode
        customerName
        remark
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation nonCoreCustomerFormSaveMutation($input: SaveNonCoreCustomerInput!) {
      saveNonCoreCustomer(input: $input) {
        nonCoreCustomer {
          ...nonCoreCustomerRow_nonCoreCustomer
          ...nonCoreCustomerForm_nonCoreCustomer
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
  const schema = edited ? EditedNonCoreCustomer : NewNonCoreCustomer;
  const values = edited
    ? { ...edited, customerType: known(CUSTOMER_TYPES, edited.customerType), phone: "", email: "" }
    : blank();
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const fields = { of: save, rules: schema.shape, page: "non-core-customer" };
  const kept = (value: string): string => t("kept", { value });
  return (
    <FormDialog title={edited ? t("edit", { name: edited.name }) : t("create")} save={save} onClose={props.onClose}>
      <Fields {...fields} names={["system", "outsideNo", "name"]} />
      <ChoiceField
        form={save.form}
        name="customerType"
        label={t("column.customerType")}
        options={CUSTOMER_TYPES.map((value) => ({ value, label: t(`customerType.${value}`) }))}
      />
      <CountryField form={save.form} name="countryCode" label={t("column.country")} />
      <Fields {...fields} names={["city", "contactName"]} />
      <Fields {...fields} names={["phone"]} help={edited ? { phone: kept(edited.phone) } : {}} />
      <Fields {...fields} names={["email"]} help={edited?.email ? { email: kept(edited.email) } : {}} />
      <CustomerField
        form={save.form}
        name="customerCode"
        holds="customerCode"
        label={t("column.customer")}
        help={t("help.customer")}
        chosen={edited?.customerName ?? ""}
        isOptional
      />
      <Fields {...fields} names={["remark"]} />
    </FormDialog>
  );
}
