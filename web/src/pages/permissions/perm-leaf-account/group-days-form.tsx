import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import type { groupDaysFormMutation } from "../../../__generated__/groupDaysFormMutation.graphql.ts";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { DaysFields } from "./days-fields.tsx";
import type { GrantDays } from "./days-text.ts";
import { dayRules } from "./rules.ts";

type In = z.input<typeof dayRules>;

/** Other days for a data group that is held. */
export default function GroupDaysForm(props: {
  readonly held: GrantDays & { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  const { id, name, validFrom, validTo } = props.held;
  const save = useSaveForm<In, z.output<typeof dayRules>, groupDaysFormMutation>({
    schema: dayRules,
    defaults: { validFrom: validFrom ?? "", validTo: validTo ?? "" },
    mutation: graphql`
      mutation groupDaysFormMutation($input: ChangeDataGroupDaysInput!) {
        changeDataGroupDays(input: $input) {
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
    variables: (values, idempotencyKey) => ({ input: { ...values, grantId: id, idempotencyKey } }),
    onSaved: props.onClose,
  });
  return (
    <FormDialog title={t("daysOf", { name })} save={save} onClose={props.onClose}>
      <DaysFields form={save.form} from="validFrom" to="validTo" />
    </FormDialog>
  );
}
