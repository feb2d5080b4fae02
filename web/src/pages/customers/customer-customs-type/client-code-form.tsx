import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { CustomerClientCodeFields } from "@linehaul/schema/customers/customer-client-code";
import type { clientCodeForm_customerClientCode$key } from "../../../__generated__/clientCodeForm_customerClientCode.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CountryField } from "../../../parts/countries/country-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

/** Says what a country's customs call a customer (null), or edits what is said. */
export default function ClientCodeForm(
  props: FormProps<clientCodeForm_customerClientCode$key> & { readonly customerCode: string },
): ReactNode {
  const { t } = useTranslation("customer-customs-type");
  const edited = useFragment(
    graphql`
      fragment clientCodeForm_customerClientCode on CustomerClientCode {
        id
        version
        customerCode
        countryCode
        clientCode
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation clientCodeFormSaveMutation($input: SaveCustomerClientCodeInput!) {
      saveCustomerClientCode(input: $input) {
        customerClientCode {
          ...clientCodeForm_customerClientCode
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
  const values = edited ?? { customerCode: props.customerCode, countryCode: "", clientCode: "" };
  const save = useCatalogueForm({
    schema: CustomerClientCodeFields,
    edited,
    values,
    mutation,
    onSaved: props.onSaved,
  });
  const fields = { of: save, rules: CustomerClientCodeFields.shape, page: "customer-customs-type" };
  return (
    <FormDialog
      title={edited ? t("editCode", { name: edited.clientCode }) : t("createCode")}
      save={save}
      onClose={props.onClose}
    >
      <CountryField form={save.form} name="countryCode" label={t("column.country")} choose={t("chooseCountry")} />
      <Fields {...fields} names={["clientCode"]} />
    </FormDialog>
  );
}
