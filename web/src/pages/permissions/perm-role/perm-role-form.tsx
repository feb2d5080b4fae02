import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { ROLE_TYPES, RoleInput } from "@linehaul/schema/permissions/perm-role";
import type { z } from "zod";
import type { permRoleForm_role$key } from "../../../__generated__/permRoleForm_role.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

const schema = RoleInput.omit({ id: true, version: true });
const blank: z.infer<typeof schema> = { code: "", name: "", type: "common" };

/** Creates a role (null) or edits one. */
export default function PermRoleForm({ row, onClose, onSaved }: FormProps<permRoleForm_role$key>): ReactNode {
  const { t } = useTranslation("perm-role");
  const edited = useFragment(
    graphql`
      fragment permRoleForm_role on Role {
        id
        version
        code
        name
        type
      }
    `,
    row,
  );
  const mutation = graphql`
    mutation permRoleFormSaveMutation($input: SaveRoleInput!) {
      saveRole(input: $input) {
        role {
          ...catalogueRow_row
          ...permRoleForm_role
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
  const type = ROLE_TYPES.find((one) => one === edited?.type) ?? blank.type;
  const values = edited ? { ...edited, type } : blank;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved });
  return (
    <FormDialog title={edited ? t("edit", { code: edited.code }) : t("create")} save={save} onClose={onClose}>
      <Fields of={save} rules={schema.shape} page="perm-role" names={["code", "name"]} />
      <ChoiceField
        form={save.form}
        name="type"
        label={t("column.type")}
        help={t("help.type")}
        options={ROLE_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
    </FormDialog>
  );
}
