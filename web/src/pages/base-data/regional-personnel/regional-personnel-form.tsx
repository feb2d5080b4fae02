import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { DUTIES, EditedRegionalPerson, NewRegionalPerson } from "@linehaul/schema/base-data/regional-personnel/row";
import { SITES } from "@linehaul/schema/sites";
import type { regionalPersonnelForm_regionalPersonnel$key } from "../../../__generated__/regionalPersonnelForm_regionalPersonnel.graphql.ts";
import { config } from "../../../browser/config.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CountryField } from "../../../parts/countries/country-field.tsx";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { AreaField } from "../../../parts/regions/area-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

const blank = {
  countryCode: SITES[config.site].country,
  area: "",
  duty: "DELIVERY",
  name: "",
  workNo: "",
  phone: "",
  standIn: "",
} as const;

/** Says who sees to what in a region (null), or edits it. The telephone that is kept is not shown: an empty one leaves it. */
export default function RegionalPersonnelForm(
  props: FormProps<regionalPersonnelForm_regionalPersonnel$key>,
): ReactNode {
  const { t } = useTranslation("regional-personnel");
  const edited = useFragment(
    graphql`
      fragment regionalPersonnelForm_regionalPersonnel on RegionalPersonnel {
        id
        version
        countryCode
        area
        duty
        name
        workNo
        phone
        standIn
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation regionalPersonnelFormSaveMutation($input: SaveRegionalPersonnelInput!) {
      saveRegionalPersonnel(input: $input) {
        regionalPersonnel {
          ...regionalPersonnelRow_regionalPersonnel
          ...regionalPersonnelForm_regionalPersonnel
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
  const schema = edited ? EditedRegionalPerson : NewRegionalPerson;
  const duty = DUTIES.find((one) => one === edited?.duty) ?? blank.duty;
  const values = edited ? { ...edited, duty, phone: "", standIn: edited.standIn ?? "" } : blank;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const fields = { of: save, rules: schema.shape, page: "regional-personnel" };
  const title = edited ? t("edit", { name: edited.name }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <Fields {...fields} names={["name", "workNo"]} />
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
      <ChoiceField
        form={save.form}
        name="duty"
        label={t("column.duty")}
        options={DUTIES.map((value) => ({ value, label: t(`duty.${value}`) }))}
      />
      <Fields {...fields} names={["phone"]} help={edited ? { phone: t("keptPhone", { phone: edited.phone }) } : {}} />
      <Fields {...fields} names={["standIn"]} />
    </FormDialog>
  );
}
