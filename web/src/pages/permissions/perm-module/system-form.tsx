import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { SystemInput } from "@linehaul/schema/permissions/system";
import type { z } from "zod";
import type { systemForm_system$key } from "../../../__generated__/systemForm_system.graphql.ts";
import type { systemFormSaveMutation } from "../../../__generated__/systemFormSaveMutation.graphql.ts";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { SwitchField } from "../../../parts/form/switch-field.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";

const schema = SystemInput.omit({ systemId: true, version: true });
type Values = z.infer<typeof schema>;

/** Edits what a system is called, and whether roles are switched in it (SHELL-04). */
export default function SystemForm(props: {
  readonly system: systemForm_system$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-module");
  const edited = useFragment(
    graphql`
      fragment systemForm_system on System {
        id
        version
        systemName
        isSwitchRole
      }
    `,
    props.system,
  );
  const save = useSaveForm<Values, Values, systemFormSaveMutation>({
    schema,
    defaults: { systemName: edited.systemName, isSwitchRole: edited.isSwitchRole },
    mutation: graphql`
      mutation systemFormSaveMutation($input: SaveSystemInput!) {
        saveSystem(input: $input) {
          system {
            ...systemPanel_system
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
    variables: (values, idempotencyKey) => ({
      input: { ...values, systemId: edited.id, version: edited.version, idempotencyKey },
    }),
    onSaved: props.onClose,
  });
  const { form } = save;
  return (
    <FormDialog title={t("system.edit")} save={save} onClose={props.onClose}>
      <TextField form={form} name="systemName" label={t("system.name")} isFirst />
      <SwitchField form={form} name="isSwitchRole" label={t("system.switch")} help={t("system.switchHelp")} />
    </FormDialog>
  );
}
