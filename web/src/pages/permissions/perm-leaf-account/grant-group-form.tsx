import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import type { grantGroupFormMutation } from "../../../__generated__/grantGroupFormMutation.graphql.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { useDataGroups } from "../../../parts/roles/role-choices.ts";
import { DaysFields } from "./days-fields.tsx";
import { groupRules } from "./rules.ts";

const schema = groupRules;
type In = z.input<typeof schema>;

/** Grants a data group for some days (PERM-04). */
export default function GrantGroupForm(props: { readonly accountId: string; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  const { accountId } = props;
  const options = useDataGroups().map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }));
  const save = useSaveForm<In, z.output<typeof schema>, grantGroupFormMutation>({
    schema,
    defaults: { groupId: "", validFrom: "", validTo: "" },
    mutation: graphql`
      mutation grantGroupFormMutation($input: GrantDataGroupInput!) {
        grantDataGroup(input: $input) {
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
    <FormDialog title={t("grantGroup")} save={save} onClose={props.onClose}>
      <ChoiceField form={save.form} name="groupId" label={t("grant.group")} options={choices} />
      <DaysFields form={save.form} from="validFrom" to="validTo" />
    </FormDialog>
  );
}
