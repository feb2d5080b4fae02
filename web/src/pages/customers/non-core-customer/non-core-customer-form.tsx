import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { EditedNonCoreCustomer, NewNonCoreCustomer } from "@linehaul/schema/customers/non-core-customer";
import { SITES } from "@linehaul/schema/sites";
import type { z } from "zod";
import type { nonCoreCustomerForm_nonCoreCustomer$key } from "../../../__generated__/nonCoreCustomerForm_nonCoreCustomer.graphql.ts";
import { config } from "../../../browser/config.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CountryField } from "../../../parts/countries/country-field.tsx";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { known } from "../../../parts/form/known.ts";
import { MaskedField } from "../../../parts/form/masked-field.tsx";
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

/** A new one must have a telephone besides. */
type Written = z.ZodType<z.output<typeof EditedNonCoreCustomer>, z.input<typeof EditedNonCoreCustomer>>;

/** Adds a non-core customer (null), or edits one and says which customer it is. Phone and e-mail stay unless they are replaced; the e-mail can go. */
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
  const schema: Written = edited ? EditedNonCoreCustomer : NewNonCoreCustomer;
  const values = edited
    ? { ...edited, customerType: known(CUSTOMER_TYPES, edited.customerType), phone: undefined, email: undefined }
    : blank();
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const fields = { of: save, rules: EditedNonCoreCustomer.shape, page: "non-core-customer" };
  return (
    <FormDialog title={edited ? t("edit", { name: edited.name }) : t("create")} save={save} onClose={props.onClose}>
      <Fields {...fields} names={["system", "outsideNo", "name"]} />
      <ChoiceField
        form={form}
        name="customerType"
        label={t("column.customerType")}
        options={CUSTOMER_TYPES.map((value) => ({ value, label: t(`customerType.${value}`) }))}
      />
      <CountryField form={form} name="countryCode" label={t("column.country")} />
      <Fields {...fields} names={["city", "contactName"]} />
      <MaskedField
        form={form}
        name="phone"
        label={t("column.phone")}
        help={t("help.phone")}
        mask={edited?.phone}
        maxLength={20}
        isPhone
        onReplace={() => form.setValue("phone", "", { shouldDirty: true })}
      />
      <MaskedField
        form={form}
        name="email"
        label={t("column.email")}
        mask={edited?.email}
        maxLength={128}
        isOptional
        onReplace={() => form.setValue("email", "", { shouldDirty: true })}
      />
      <CustomerField
        form={form}
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
