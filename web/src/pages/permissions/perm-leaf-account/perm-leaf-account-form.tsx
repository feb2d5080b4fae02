import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { LeafAccountInput } from "@linehaul/schema/permissions/perm-leaf-account";
import type { UseFormReturn } from "react-hook-form";
import type { permLeafAccountForm_leafAccount$key } from "../../../__generated__/permLeafAccountForm_leafAccount.graphql.ts";
import type { permLeafAccountFormSaveMutation } from "../../../__generated__/permLeafAccountFormSaveMutation.graphql.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { useOrganisations } from "../../../parts/organisations/organisation-choice.tsx";

const schema = LeafAccountInput.omit({ id: true, version: true });
type In = z.input<typeof schema>;
type Out = z.output<typeof schema>;
const blank: In = { centralAccount: "", userName: "", displayName: "", workNo: "", countryCode: "", orgCode: "" };

/** Creates an account (null) or edits one; its central account stays (PERM-03). */
export default function PermLeafAccountForm(props: {
  readonly leafAccount: permLeafAccountForm_leafAccount$key | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  const edited = useFragment(
    graphql`
      fragment permLeafAccountForm_leafAccount on LeafAccount {
        id
        version
        centralAccount
        userName
        displayName
        workNo
        countryCode
        orgCode
      }
    `,
    props.leafAccount,
  );
  const save = useSaveForm<In, Out, permLeafAccountFormSaveMutation>({
    schema,
    defaults: edited
      ? { ...edited, workNo: edited.workNo ?? "", countryCode: edited.countryCode ?? "", orgCode: edited.orgCode ?? "" }
      : blank,
    mutation: graphql`
      mutation permLeafAccountFormSaveMutation($input: SaveLeafAccountInput!) {
        saveLeafAccount(input: $input) {
          leafAccount {
            ...permLeafAccountRow_leafAccount
            ...permLeafAccountForm_leafAccount
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
    <FormDialog title={edited ? t("edit", { name: edited.userName }) : t("create")} save={save} onClose={props.onClose}>
      <TextField
        form={form}
        name="centralAccount"
        label={t("column.centralAccount")}
        help={t("help.centralAccount")}
        isReadOnly={edited !== null && edited !== undefined}
        isFirst={!edited}
      />
      <TextField form={form} name="userName" label={t("column.userName")} help={t("help.userName")} />
      <TextField form={form} name="displayName" label={t("column.displayName")} maxLength={60} />
      <TextField
        form={form}
        name="workNo"
        label={t("column.workNo")}
        help={t("help.workNo")}
        inputMode="numeric"
        maxLength={8}
        isOptional
      />
      <TextField
        form={form}
        name="countryCode"
        label={t("column.country")}
        help={t("help.country")}
        maxLength={2}
        isOptional
      />
      <Suspense fallback={null}>
        <OrgField form={form} />
      </Suspense>
    </FormDialog>
  );
}

function OrgField({ form }: { readonly form: UseFormReturn<In, unknown, Out> }) {
  const { t } = useTranslation("perm-leaf-account");
  const options = [{ value: "", label: t("grant.nothing") }, ...useOrganisations()];
  return <ChoiceField form={form} name="orgCode" label={t("column.org")} options={options} isOptional />;
}
