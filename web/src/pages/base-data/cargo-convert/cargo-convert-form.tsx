import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import {
  CargoConvertFields,
  CargoConvertForm as schema,
  CONVERT_SYSTEMS,
} from "@linehaul/schema/base-data/cargo-convert";
import type { cargoConvertForm_cargoConvert$key } from "../../../__generated__/cargoConvertForm_cargoConvert.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

type In = z.input<typeof schema>;
const blank: In = { fromSystem: "IMPORT", fromTerm: "", toSystem: "LINEHAUL", toTerm: "", hsCode: "" };
/** What a newer release knows can't be chosen here. */
const known = (system: string, otherwise: In["fromSystem"]): In["fromSystem"] =>
  CONVERT_SYSTEMS.find((one) => one === system) ?? otherwise;

/** Creates a cargo conversion (null) or edits one. */
export default function CargoConvertForm(props: FormProps<cargoConvertForm_cargoConvert$key>): ReactNode {
  const { t } = useTranslation("cargo-convert");
  const edited = useFragment(
    graphql`
      fragment cargoConvertForm_cargoConvert on CargoConvert {
        id
        version
        fromTerm
        fromSystem
        toSystem
        toTerm
        hsCode
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation cargoConvertFormSaveMutation($input: SaveCargoConvertInput!) {
      saveCargoConvert(input: $input) {
        cargoConvert {
          ...cargoConvertRow_cargoConvert
          ...cargoConvertForm_cargoConvert
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
        fromSystem: known(edited.fromSystem, blank.fromSystem),
        toSystem: known(edited.toSystem, blank.toSystem),
        toTerm: edited.toTerm ?? "",
        hsCode: edited.hsCode ?? "",
      }
    : blank;
  const systems = CONVERT_SYSTEMS.map((system) => ({ value: system, label: t(`system.${system}`) }));
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const title = edited ? t("edit", { name: edited.fromTerm }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <ChoiceField form={save.form} name="fromSystem" label={t("column.fromSystem")} options={systems} />
      <ChoiceField form={save.form} name="toSystem" label={t("column.toSystem")} options={systems} />
      <Fields
        of={save}
        rules={CargoConvertFields.shape}
        page="cargo-convert"
        names={["fromTerm", "toTerm", "hsCode"]}
      />
    </FormDialog>
  );
}
