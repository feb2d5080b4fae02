import { Button, chakra } from "@chakra-ui/react";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { StatusMappingInput } from "@linehaul/schema/base-data/status-mapping";
import type { mappingForm_mapping$key } from "../../../__generated__/mappingForm_mapping.graphql.ts";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Fields } from "../../../parts/form/fields.tsx";
import { Problem } from "../../../parts/form/problem.tsx";
import type { Cell } from "./cell.ts";

const schema = StatusMappingInput.omit({ id: true, version: true });
const Form = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", md: "6rem minmax(12rem, 1fr) auto auto" },
    gap: "3",
    alignItems: "start",
    py: "1",
    // Stands beside lines, whose labels are above them.
    "& > :nth-of-type(3)": { pt: { md: "6" } },
  },
});
const Acts = chakra("div", { base: { display: "flex", gap: "2", pt: { md: "6" } } });

/** Says in its place what a system calls a state: Enter saves, Escape leaves. */
export function MappingForm(
  props: FormProps<mappingForm_mapping$key> & { readonly cell: Cell; readonly name: string },
): ReactNode {
  const { t } = useTranslation("parts");
  const edited = useFragment(
    graphql`
      fragment mappingForm_mapping on StatusMapping {
        id
        version
        externalCode
        externalName
        isBack
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation mappingFormSaveMutation($input: SaveStatusMappingInput!) {
      saveStatusMapping(input: $input) {
        statusMapping {
          ...mappingCell_mapping
          ...mappingForm_mapping
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
  const values: z.input<typeof schema> = edited
    ? { ...props.cell, ...edited }
    : { ...props.cell, externalCode: Number.NaN, externalName: "", isBack: true };
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { setFocus } = save.form;
  useEffect(() => setFocus("externalCode"), [setFocus]);
  const leave = () => {
    save.forget();
    props.onClose();
  };
  return (
    <Form
      noValidate
      aria-label={props.name}
      onSubmit={save.submit}
      onKeyDown={(e) => {
        if (e.key === "Escape") leave();
      }}
    >
      <Fields of={save} rules={schema.shape} page="status-mapping" names={["externalCode", "externalName", "isBack"]} />
      <Acts>
        <BusyButton type="submit" variant="solid" isBusy={save.isSaving}>
          {t("form.save")}
        </BusyButton>
        <Button type="button" onClick={leave}>
          {t("form.cancel")}
        </Button>
      </Acts>
      {save.problem && <Problem {...save.problem} />}
    </Form>
  );
}
