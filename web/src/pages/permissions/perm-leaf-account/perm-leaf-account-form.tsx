import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { LeafAccountInput } from "@linehaul/schema/permissions/perm-leaf-account";
import type { UseFormReturn } from "react-hook-form";
import type { permLeafAccountForm_leafAccount$key } from "../../../__generated__/permLeafAccountForm_leafAccount.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";
import { useOrganisations } from "../../../parts/organisations/organisation-choice.tsx";

const schema = LeafAccountInput.omit({ id: true, version: true });
type In = z.input<typeof schema>;
type Out = z.output<typeof schema>;
const blank: In = { centralAccount: "", userName: "", displayName: "", workNo: "", countryCode: "", orgCode: "" };

/** Creates an account (null) or edits one; its central account stays (PERM-03). */
export default function PermLeafAccountForm(props: FormProps<permLeafAccountForm_leafAccount$key>): ReactNode {
  const { row, onClose, onSaved } = props;
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
    row,
  );
  const mutation = graphql`
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
  `;
  const { workNo, countryCode, orgCode } = edited ?? {};
  const values = { ...(edited ?? blank), workNo: workNo ?? "", countryCode: countryCode ?? "", orgCode: orgCode ?? "" };
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved });
  const { form } = save;
  return (
    <FormDialog title={edited ? t("edit", { name: edited.userName }) : t("create")} save={save} onClose={onClose}>
      <TextField
        form={form}
        name="centralAccount"
        label={t("column.centralAccount")}
        help={t("help.centralAccount")}
        isReadOnly={edited !== null && edited !== undefined}
        isFirst={!edited}
      />
      <Fields
        of={save}
        rules={schema.shape}
        page="perm-leaf-account"
        names={["userName", "displayName", "workNo", "countryCode"]}
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
