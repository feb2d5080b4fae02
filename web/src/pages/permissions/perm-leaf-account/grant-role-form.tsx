import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import type { grantRoleFormMutation } from "../../../__generated__/grantRoleFormMutation.graphql.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { useRoles } from "../../../parts/roles/role-choices.ts";
import { DaysFields } from "./days-fields.tsx";
import { roleRules } from "./rules.ts";

const schema = roleRules;
type In = z.input<typeof schema>;

/** Grants a role for some days (PERM-04). */
export default function GrantRoleForm(props: { readonly accountId: string; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  const { accountId } = props;
  const options = useRoles().map(({ id, name, status }) => ({
    value: id,
    label: status === "DISABLED" ? `${name} (${t("grant.state.DISABLED")})` : name,
  }));
  const save = useSaveForm<In, z.output<typeof schema>, grantRoleFormMutation>({
    schema,
    defaults: { roleId: "", validFrom: "", validTo: "" },
    mutation: graphql`
      mutation grantRoleFormMutation($input: GrantRoleInput!) {
        grantRole(input: $input) {
          leafAccount {
            ...permLeafAccountDrawer_leafAccount
            ...permLeafAccountRow_leafAccount
          }
          errors {
            message
            detail
            traceId
            field
          }
        }
      }
    `,
    variables: (values, idempotencyKey) => ({ input: { ...values, accountId, idempotencyKey } }),
    onSaved: props.onClose,
  });
  const choices = [{ value: "", label: t("choose") }, ...options];
  return (
    <FormDialog title={t("grantRole")} save={save} onClose={props.onClose}>
      <ChoiceField form={save.form} name="roleId" label={t("column.role")} options={choices} />
      <DaysFields form={save.form} from="validFrom" to="validTo" />
    </FormDialog>
  );
}
