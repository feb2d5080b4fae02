import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { CountryBaseFields, CountryBaseForm as schema } from "@linehaul/schema/base-data/country-base";
import type { countryBaseForm_countryBase$key } from "../../../__generated__/countryBaseForm_countryBase.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CodesField, splitLines } from "../../../parts/form/codes-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { ZoneField } from "../../../parts/zones/zone-field.tsx";

const blank = {
  countryCode: "",
  nameEn: "",
  nameZhCn: "",
  nameZhHk: "",
  phoneCode: "",
  currencyCode: "",
  timeZone: "",
  postPattern: "",
  postExample: "",
  levelsEn: [],
  levelsZhCn: [],
  levelsZhHk: [],
};
const LEVELS = ["levelsEn", "levelsZhCn", "levelsZhHk"] as const;

/** Adds a country (null) or edits one. */
export default function CountryBaseForm(props: FormProps<countryBaseForm_countryBase$key>): ReactNode {
  const { t } = useTranslation("country-base");
  const edited = useFragment(
    graphql`
      fragment countryBaseForm_countryBase on CountryBase {
        id
        version
        countryCode
        nameEn
        nameZhCn
        nameZhHk
        phoneCode
        currencyCode
        timeZone
        postPattern
        postExample
        levelsEn
        levelsZhCn
        levelsZhHk
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation countryBaseFormSaveMutation($input: SaveCountryBaseInput!) {
      saveCountryBase(input: $input) {
        countryBase {
          ...countryBaseRow_countryBase
          ...countryBaseForm_countryBase
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
  const values = edited
    ? {
        ...edited,
        postPattern: edited.postPattern ?? "",
        postExample: edited.postExample ?? "",
        levelsEn: [...edited.levelsEn],
        levelsZhCn: [...edited.levelsZhCn],
        levelsZhHk: [...edited.levelsZhHk],
      }
    : blank;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const fields = { of: save, rules: CountryBaseFields.shape, page: "country-base" };
  return (
    <FormDialog
      title={edited ? t("edit", { code: edited.countryCode }) : t("create")}
      save={save}
      onClose={props.onClose}
    >
      <Fields {...fields} names={["countryCode"]} isReadOnly={Boolean(edited)} />
      <Fields {...fields} names={["nameEn", "nameZhCn", "nameZhHk", "phoneCode", "currencyCode"]} />
      <ZoneField form={save.form} name="timeZone" label={t("column.timeZone")} help={t("help.timeZone")} />
      <Fields {...fields} names={["postPattern", "postExample"]} />
      {LEVELS.map((name) => (
        <CodesField
          key={name}
          form={save.form}
          name={name}
          label={t(`column.${name}`)}
          help={t(name === "levelsEn" ? "help.levelsEn" : "help.levels")}
          split={splitLines}
        />
      ))}
    </FormDialog>
  );
}
