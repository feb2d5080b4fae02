import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { CUSTOMS_TYPES, CustomerCustomsTypeFields } from "@linehaul/schema/customers/customer-customs-type";
import type { customerCustomsTypeForm_customerCustomsType$key } from "../../../__generated__/customerCustomsTypeForm_customerCustomsType.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { CustomerField } from "../../../parts/lookup/customer-field.tsx";

type In = z.input<typeof CustomerCustomsTypeFields>;
const blank: In = { customerCode: "", customsType: "CARRIER", registrationNo: "", remark: "" };

/** Says who declares a customer's goods (null), or edits what is said. */
export default function CustomerCustomsTypeForm(
  props: FormProps<customerCustomsTypeForm_customerCustomsType$key>,
): ReactNode {
  const { t } = useTranslation("customer-customs-type");
  const edited = useFragment(
    graphql`
      fragment customerCustomsTypeForm_customerCustomsType on CustomerCustomsType {
        id
        version
        customerCode
        customerName
        customsType
        registrationNo
        remark
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation customerCustomsTypeFormSaveMutation($input: SaveCustomerCustomsTypeInput!) {
      saveCustomerCustomsType(input: $input) {
        customerCustomsType {
          ...customerCustomsTypeRow_customerCustomsType
          ...customerCustomsTypeForm_customerCustomsType
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
        // What a newer release knows can't be chosen here.
        customsType: CUSTOMS_TYPES.find((one) => one === edited.customsType) ?? blank.customsType,
        registrationNo: edited.registrationNo ?? "",
      }
    : blank;
  const save = useCatalogueForm({
    schema: CustomerCustomsTypeFields,
    edited,
    values,
    mutation,
    onSaved: props.onSaved,
  });
  const fields = { of: save, rules: CustomerCustomsTypeFields.shape, page: "customer-customs-type" };
  return (
    <FormDialog
      title={edited ? t("edit", { name: edited.customerName }) : t("create")}
      save={save}
      onClose={props.onClose}
    >
      <CustomerField
        form={save.form}
        name="customerCode"
        holds="customerCode"
        label={t("column.customer")}
        chosen={edited?.customerName ?? ""}
      />
      <ChoiceField
        form={save.form}
        name="customsType"
        label={t("column.customsType")}
        options={CUSTOMS_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <Fields {...fields} names={["registrationNo", "remark"]} />
    </FormDialog>
  );
}
