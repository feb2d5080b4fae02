import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { CustomerServiceForm as schema } from "@linehaul/schema/base-data/customer-service";
import { SITES } from "@linehaul/schema/sites";
import type { customerServiceForm_customerService$key } from "../../../__generated__/customerServiceForm_customerService.graphql.ts";
import { config } from "../../../browser/config.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CountryField } from "../../../parts/countries/country-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { AreaField } from "../../../parts/regions/area-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

const blank = {
  countryCode: SITES[config.site].country,
  area: "",
  phone: "",
  email: "",
  nameEn: "",
  nameZhCn: "",
  nameZhHk: "",
};

/** Says whom to call (null), or edits what is said. */
export default function CustomerServiceForm(props: FormProps<customerServiceForm_customerService$key>): ReactNode {
  const { t } = useTranslation("customer-service");
  const edited = useFragment(
    graphql`
      fragment customerServiceForm_customerService on CustomerService {
        id
        version
        name
        countryCode
        area
        phone
        email
        nameEn
        nameZhCn
        nameZhHk
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation customerServiceFormSaveMutation($input: SaveCustomerServiceInput!) {
      saveCustomerService(input: $input) {
        customerService {
          ...customerServiceRow_customerService
          ...customerServiceForm_customerService
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
  const save = useCatalogueForm({ schema, edited, values: edited ?? blank, mutation, onSaved: props.onSaved });
  const title = edited ? t("edit", { name: edited.name }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <CountryField form={save.form} name="countryCode" label={t("column.country")} />
      <AreaField
        form={save.form}
        country="countryCode"
        name="area"
        label={t("column.area")}
        help={t("help.area")}
        isOptional
        maxLength={100}
      />
      <Fields
        of={save}
        rules={schema.shape}
        page="customer-service"
        names={["phone", "email", "nameEn", "nameZhCn", "nameZhHk"]}
      />
    </FormDialog>
  );
}
