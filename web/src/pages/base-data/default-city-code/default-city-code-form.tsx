import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { DefaultCityCodeFields, DefaultCityCodeForm as schema } from "@linehaul/schema/base-data/default-city-code";
import { SITES } from "@linehaul/schema/sites";
import type { defaultCityCodeForm_defaultCityCode$key } from "../../../__generated__/defaultCityCodeForm_defaultCityCode.graphql.ts";
import { config } from "../../../browser/config.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CountryField } from "../../../parts/countries/country-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { AreaField } from "../../../parts/regions/area-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

const blank = () => ({ countryCode: SITES[config.site].country, region: "", postFrom: "", postTo: "", cityCode: "" });

/** Creates a default city code (null) or edits one. */
export default function DefaultCityCodeForm(props: FormProps<defaultCityCodeForm_defaultCityCode$key>): ReactNode {
  const { t } = useTranslation("default-city-code");
  const edited = useFragment(
    graphql`
      fragment defaultCityCodeForm_defaultCityCode on DefaultCityCode {
        id
        version
        cityCode
        countryCode
        region
        postFrom
        postTo
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation defaultCityCodeFormSaveMutation($input: SaveDefaultCityCodeInput!) {
      saveDefaultCityCode(input: $input) {
        defaultCityCode {
          ...defaultCityCodeRow_defaultCityCode
          ...defaultCityCodeForm_defaultCityCode
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
  const save = useCatalogueForm({ schema, edited, values: edited ?? blank(), mutation, onSaved: props.onSaved });
  const title = edited ? t("edit", { name: edited.cityCode }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <CountryField form={save.form} name="countryCode" label={t("column.countryCode")} />
      <AreaField
        form={save.form}
        country="countryCode"
        name="region"
        label={t("column.region")}
        help={t("help.region")}
        isOptional
        maxLength={100}
      />
      <Fields
        of={save}
        rules={DefaultCityCodeFields.shape}
        page="default-city-code"
        names={["postFrom", "postTo", "cityCode"]}
      />
    </FormDialog>
  );
}
