import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { CargoTypeInput } from "@linehaul/schema/base-data/cargo-type";
import { DOCUMENT_KINDS } from "@linehaul/schema/orders/order/history";
import type { cargoTypeForm_cargoType$key } from "../../../__generated__/cargoTypeForm_cargoType.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TicksField } from "../../../parts/form/ticks-field.tsx";

const schema = CargoTypeInput.omit({ id: true, version: true });
type In = z.input<typeof schema>;
const blank: In = {
  code: "",
  nameEn: "",
  nameZhCn: "",
  nameZhHk: "",
  papers: [],
  sort: 0,
};

/** Creates a cargo type (null) or edits one. */
export default function CargoTypeForm(props: FormProps<cargoTypeForm_cargoType$key>): ReactNode {
  const { t } = useTranslation("cargo-type");
  const edited = useFragment(
    graphql`
      fragment cargoTypeForm_cargoType on CargoType {
        id
        version
        code
        nameEn
        nameZhCn
        nameZhHk
        papers
        sort
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation cargoTypeFormSaveMutation($input: SaveCargoTypeInput!) {
      saveCargoType(input: $input) {
        cargoType {
          ...cargoTypeRow_cargoType
          ...cargoTypeForm_cargoType
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
  // A paper of a newer release can't be chosen here.
  const values: In = edited ? { ...edited, papers: DOCUMENT_KINDS.filter((p) => edited.papers.includes(p)) } : blank;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const fields = { of: save, rules: schema.shape, page: "cargo-type" };
  const title = edited ? t("edit", { name: edited.code }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <Fields {...fields} names={["code"]} isReadOnly={Boolean(edited)} />
      <Fields {...fields} names={["nameEn", "nameZhCn", "nameZhHk"]} />
      <TicksField
        form={save.form}
        name="papers"
        label={t("column.papers")}
        help={t("help.papers")}
        options={DOCUMENT_KINDS.map((kind) => ({ value: kind, label: t(`document.${kind}`) }))}
        isWide
      />
      <Fields {...fields} names={["sort"]} />
    </FormDialog>
  );
}
