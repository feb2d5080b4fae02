import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { NewJumpWhitelist as schema } from "@linehaul/schema/base-data/jump-whitelist/jump-whitelist";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

const mutation = graphql`
  mutation jumpWhitelistFormAddMutation($input: AddJumpWhitelistInput!) {
    addJumpWhitelist(input: $input) {
      jumpWhitelist {
        ...jumpWhitelistRow_jumpWhitelist
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

/** Adds a host; one that is on the list stays as it is. */
export default function JumpWhitelistForm(props: FormProps<unknown>): ReactNode {
  const { t } = useTranslation("jump-whitelist");
  const values = { host: "", remark: "" };
  const save = useCatalogueForm({ schema, edited: null, values, mutation, onSaved: props.onSaved });
  return (
    <FormDialog title={t("create")} save={save} onClose={props.onClose}>
      <Fields of={save} rules={schema.shape} page="jump-whitelist" names={["host", "remark"]} />
    </FormDialog>
  );
}
