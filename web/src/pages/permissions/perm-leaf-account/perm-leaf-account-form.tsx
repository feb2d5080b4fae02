import { chakra } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { GRANTS_ROWS, LeafAccountInput } from "@linehaul/schema/permissions/perm-leaf-account";
import type { UseFormReturn } from "react-hook-form";
import type { permLeafAccountForm_leafAccount$key } from "../../../__generated__/permLeafAccountForm_leafAccount.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";
import { useOrganisations } from "../../../parts/organisations/organisation-choice.tsx";
import { useShell } from "../../../tab/use-shell.ts";

const schema = LeafAccountInput.omit({ id: true, version: true });
type In = z.input<typeof schema>;
type Out = z.output<typeof schema>;
const blank: In = { centralAccount: "", userName: "", displayName: "", workNo: "", countryCode: "", orgCode: "" };

const Note = chakra("p", { base: { gridColumn: "1 / -1", textStyle: "sm", color: "fg.muted" } });

/** Creates an account (null) or edits one: its names stay (PERM-03), and what row rules look at takes the button to grant (SEC-01). */
export default function PermLeafAccountForm(props: FormProps<permLeafAccountForm_leafAccount$key>): ReactNode {
  const { row, onClose, onSaved } = props;
  const { may } = useShell();
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
        viewerMayGrant
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
          detail
          traceId
          field
        }
      }
    }
  `;
  const { workNo, countryCode, orgCode } = edited ?? {};
  const values = { ...(edited ?? blank), workNo: workNo ?? "", countryCode: countryCode ?? "", orgCode: orgCode ?? "" };
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved });
  const { form } = save;
  const isEdit = edited !== null && edited !== undefined;
  const mayGrant = edited?.viewerMayGrant ?? may(GRANTS_ROWS);
  const fields = { of: save, rules: schema.shape, page: "perm-leaf-account" };
  return (
    <FormDialog title={edited ? t("edit", { name: edited.userName }) : t("create")} save={save} onClose={onClose}>
      <TextField
        form={form}
        name="centralAccount"
        label={t("column.centralAccount")}
        help={t("help.centralAccount")}
        isReadOnly={isEdit}
        isFirst={!isEdit}
      />
      <Fields {...fields} names={["userName"]} isReadOnly={isEdit} />
      <Fields {...fields} names={["displayName"]} />
      <Fields {...fields} names={["workNo", "countryCode"]} isReadOnly={!mayGrant} />
      <Suspense fallback={null}>
        <OrgField form={form} isReadOnly={!mayGrant} />
      </Suspense>
      {!mayGrant && <Note>{t("help.grantsRows")}</Note>}
    </FormDialog>
  );
}

function OrgField(props: { readonly form: UseFormReturn<In, unknown, Out>; readonly isReadOnly: boolean }) {
  const { t } = useTranslation("perm-leaf-account");
  const options = [{ value: "", label: t("grant.nothing") }, ...useOrganisations()];
  return <ChoiceField {...props} name="orgCode" label={t("column.org")} options={options} isOptional />;
}
