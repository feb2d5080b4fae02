import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { ResourceInput } from "@linehaul/schema/permissions/perm-resource";
import type { z } from "zod";
import type { permResourceForm_resource$key } from "../../../__generated__/permResourceForm_resource.graphql.ts";
import type { permResourceFormSaveMutation } from "../../../__generated__/permResourceFormSaveMutation.graphql.ts";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { SwitchField } from "../../../parts/form/switch-field.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";

const schema = ResourceInput.omit({ id: true, version: true });
type Values = z.infer<typeof schema>;
const blank: Values = {
  resourceCode: "",
  resourceName: "",
  resourceId: "",
  ownerSysName: "",
  ownerSysId: "",
  paramStruct: "",
  customDatagroup: false,
  systemId: "LINEHAUL",
};

/** Creates a resource (null) or edits one. */
export default function PermResourceForm(props: {
  readonly resource: permResourceForm_resource$key | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-resource");
  const edited = useFragment(
    graphql`
      fragment permResourceForm_resource on Resource {
        id
        version
        resourceCode
        resourceName
        resourceId
        ownerSysName
        ownerSysId
        paramStruct
        customDatagroup
        systemId
      }
    `,
    props.resource,
  );
  const save = useSaveForm<Values, Values, permResourceFormSaveMutation>({
    schema,
    defaults: edited ?? blank,
    mutation: graphql`
      mutation permResourceFormSaveMutation($input: SaveResourceInput!) {
        saveResource(input: $input) {
          resource {
            ...permResourceRow_resource
            ...permResourceForm_resource
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
    <FormDialog
      title={edited ? t("edit", { code: edited.resourceCode }) : t("create")}
      save={save}
      onClose={props.onClose}
    >
      <TextField
        form={form}
        name="resourceCode"
        label={t("column.resourceCode")}
        help={t("help.code")}
        maxLength={50}
        isFirst
      />
      <TextField form={form} name="resourceName" label={t("column.resourceName")} />
      <TextField form={form} name="ownerSysName" label={t("column.ownerSysName")} />
      <TextField form={form} name="ownerSysId" label={t("column.ownerSysId")} />
      <TextField form={form} name="resourceId" label={t("column.resourceId")} help={t("help.resourceId")} />
      <TextField form={form} name="systemId" label={t("column.systemId")} />
      <TextField
        form={form}
        name="paramStruct"
        label={t("column.paramStruct")}
        help={t("help.paramStruct")}
        isOptional
      />
      <SwitchField form={form} name="customDatagroup" label={t("column.customDatagroup")} help={t("help.own")} />
    </FormDialog>
  );
}
