import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { ROLE_TYPES, RoleInput } from "@linehaul/schema/permissions/perm-role";
import type { z } from "zod";
import type { permRoleForm_role$key } from "../../../__generated__/permRoleForm_role.graphql.ts";
import type { permRoleFormSaveMutation } from "../../../__generated__/permRoleFormSaveMutation.graphql.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";

const schema = RoleInput.omit({ id: true, version: true });
type Values = z.infer<typeof schema>;
const blank: Values = { code: "", name: "", type: "common" };
const isType = (type: string): type is Values["type"] => ROLE_TYPES.some((t) => t === type);

/** Creates a role (null) or edits one. */
export default function PermRoleForm(props: {
  readonly role: permRoleForm_role$key | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): ReactNode {
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
    props.role,
  );
  const save = useSaveForm<Values, Values, permRoleFormSaveMutation>({
    schema,
    defaults: edited
      ? { code: edited.code, name: edited.name, type: isType(edited.type) ? edited.type : blank.type }
      : blank,
    mutation: graphql`
      mutation permRoleFormSaveMutation($input: SaveRoleInput!) {
        saveRole(input: $input) {
          role {
            id
            status
            modifiedBy
            modifiedAt
            ...permRoleForm_role
          }
          errors {
            message
            field
          }
        }
      }
    `,
    variables: (values, idempotencyKey) => ({
      input: { ...values, id: edited?.id, version: edited?.version, idempotencyKey },
    }),
    onSaved: props.onSaved,
  });
  const { form } = save;
  return (
    <FormDialog title={edited ? t("edit", { code: edited.code }) : t("create")} save={save} onClose={props.onClose}>
      <TextField form={form} name="code" label={t("column.code")} help={t("help.code")} maxLength={50} isFirst />
      <TextField form={form} name="name" label={t("column.name")} help={t("help.name")} />
      <ChoiceField
        form={form}
        name="type"
        label={t("column.type")}
        help={t("help.type")}
        options={ROLE_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
    </FormDialog>
  );
}
