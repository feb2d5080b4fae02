import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { SampleThingInput } from "@linehaul/schema/base-data/sample-thing";
import type { sampleThingForm_sampleThing$key } from "../../../__generated__/sampleThingForm_sampleThing.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

const schema = SampleThingInput.omit({ id: true, version: true });
const blank = {
  firstText: "",
  someText: "",
  someNumber: 0,
  someDecimal: "",
  someDay: "",
};

/** Creates a sample thing (null) or edits one. */
export default function SampleThingForm(props: FormProps<sampleThingForm_sampleThing$key>): ReactNode {
  const { t } = useTranslation("sample-thing");
  const edited = useFragment(
    graphql`
      fragment sampleThingForm_sampleThing on SampleThing {
        id
        version
        firstText
        someText
        someNumber
        someDecimal
        someDay
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation sampleThingFormSaveMutation($input: SaveSampleThingInput!) {
      saveSampleThing(input: $input) {
        sampleThing {
          ...sampleThingRow_sampleThing
          ...sampleThingForm_sampleThing
        }
        errors {
          message
          field
        }
      }
    }
  `;
  const save = useCatalogueForm({ schema, edited, values: edited ?? blank, mutation, onSaved: props.onSaved });
  const title = edited ? t("edit", { name: edited.firstText }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <Fields
        of={save}
        rules={schema.shape}
        page="sample-thing"
        names={[
          "firstText",
          "someText",
          "someNumber",
          "someDecimal",
          "someDay",
        ]}
      />
    </FormDialog>
  );
}
