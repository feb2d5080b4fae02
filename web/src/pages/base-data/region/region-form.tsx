import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { RegionFields, RegionForm as schema } from "@linehaul/schema/base-data/region/row";
import type { regionForm_region$key } from "../../../__generated__/regionForm_region.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CodesField } from "../../../parts/form/codes-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

/** Creates a region (null) in the place that the tree shows, or edits one. */
export default function RegionForm(
  props: FormProps<regionForm_region$key> & { readonly countryCode: string; readonly parentCode: string },
): ReactNode {
  const { t } = useTranslation("region");
  const { countryCode, parentCode } = props;
  const edited = useFragment(
    graphql`
      fragment regionForm_region on Region {
        id
        version
        countryCode
        parentCode
        code
        name
        nameEn
        nameZhCn
        nameZhHk
        postCodes
      }
    `,
    props.row,
  );
  const blank = {
    countryCode,
    parentCode,
    code: `${parentCode === "" ? `${countryCode}-` : `${parentCode}.`}`,
    name: "",
    nameEn: "",
    nameZhCn: "",
    nameZhHk: "",
    postCodes: [],
  };
  const mutation = graphql`
    mutation regionFormSaveMutation($input: SaveRegionInput!) {
      saveRegion(input: $input) {
        region {
          ...regionRow_region
          ...regionForm_region
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
  const values = edited ? { ...edited, postCodes: [...edited.postCodes], parentCode: edited.parentCode ?? "" } : blank;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const of = { of: save, rules: RegionFields.shape, page: "region" };
  return (
    <FormDialog title={edited ? t("edit", { name: edited.name }) : t("create")} save={save} onClose={props.onClose}>
      <Fields {...of} names={["name"]} />
      <Fields {...of} names={["code"]} isReadOnly={edited !== null && edited !== undefined} />
      <Fields {...of} names={["parentCode"]} />
      <Fields {...of} names={["countryCode"]} isReadOnly />
      <Fields {...of} names={["nameEn", "nameZhCn", "nameZhHk"]} />
      <CodesField form={save.form} name="postCodes" label={t("column.postCodes")} help={t("help.postCodes")} />
    </FormDialog>
  );
}
