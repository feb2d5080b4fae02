import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { ResourceInput } from "@linehaul/schema/permissions/perm-resource";
import type { permResourceForm_resource$key } from "../../../__generated__/permResourceForm_resource.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

const schema = ResourceInput.omit({ id: true, version: true });
const blank = {
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
export default function PermResourceForm(props: FormProps<permResourceForm_resource$key>): ReactNode {
  const { t } = useTranslation("perm-resource");
  const { row, onClose, onSaved } = props;
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
    row,
  );
  const mutation = graphql`
    mutation permResourceFormSaveMutation($input: SaveResourceInput!) {
      saveResource(input: $input) {
        resource {
          ...permResourceRow_resource
          ...permResourceForm_resource
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
  const save = useCatalogueForm({ schema, edited, values: edited ?? blank, mutation, onSaved });
  return (
    <FormDialog title={edited ? t("edit", { code: edited.resourceCode }) : t("create")} save={save} onClose={onClose}>
      <Fields
        of={save}
        rules={schema.shape}
        page="perm-resource"
        names={[
          "resourceCode",
          "resourceName",
          "ownerSysName",
          "ownerSysId",
          "resourceId",
          "systemId",
          "paramStruct",
          "customDatagroup",
        ]}
      />
    </FormDialog>
  );
}
