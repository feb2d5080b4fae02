import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import {
  NewCallbackBlacklist as schema,
  NewCallbackBlacklistFields,
} from "@linehaul/schema/base-data/callback-blacklist/callback-blacklist";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

const mutation = graphql`
  mutation callbackBlacklistFormAddMutation($input: AddCallbackBlacklistInput!) {
    addCallbackBlacklist(input: $input) {
      callbackBlacklist {
        ...callbackBlacklistRow_callbackBlacklist
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

/** Withholds the call-backs of a customer, or to a host. */
export default function CallbackBlacklistForm(props: FormProps<unknown>): ReactNode {
  const { t } = useTranslation("callback-blacklist");
  const values = { customerCode: "", host: "", reason: "" };
  const save = useCatalogueForm({ schema, edited: null, values, mutation, onSaved: props.onSaved });
  return (
    <FormDialog title={t("create")} save={save} onClose={props.onClose}>
      <Fields
        of={save}
        rules={NewCallbackBlacklistFields.shape}
        page="callback-blacklist"
        names={["customerCode", "host", "reason"]}
      />
    </FormDialog>
  );
}
