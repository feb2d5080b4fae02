import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { UpdateUserAccount } from "@linehaul/schema/accounts/user-account/write";
import type { editUserForm_account$key } from "../../../__generated__/editUserForm_account.graphql.ts";
import type { editUserFormMutation } from "../../../__generated__/editUserFormMutation.graphql.ts";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { MaskedField } from "../../../parts/form/masked-field.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { useAccountRules } from "./use-account-rules.ts";

const Form = UpdateUserAccount.omit({ id: true, version: true });

/** Changes an account; e-mail and telephone stay unless they are replaced. */
export function EditUserForm(props: {
  readonly account: editUserForm_account$key;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): ReactNode {
  const { t } = useTranslation("user-list");
  const account = useFragment(
    graphql`
      fragment editUserForm_account on UserAccount {
        id
        version
        userCode
        userName
        firstName
        lastName
        email
        phone
      }
    `,
    props.account,
  );
  const { id, version, userCode, userName, firstName, lastName, email, phone } = account;
  const save = useSaveForm<z.input<typeof Form>, z.output<typeof Form>, editUserFormMutation>({
    schema: Form,
    defaults: { userName: userName ?? "", firstName: firstName ?? "", lastName: lastName ?? "" },
    mutation: graphql`
      mutation editUserFormMutation($input: UpdateUserAccountInput!) {
        updateUserAccount(input: $input) {
          account {
            ...userListRow_account
            ...userActs_account
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
    variables: (values, idempotencyKey) => ({ input: { ...values, id, version, idempotencyKey } }),
    onSaved: props.onSaved,
  });
  const { form } = save;
  const rules = useAccountRules({ accountId: id });
  return (
    <FormDialog title={t("edit", { name: userCode })} save={save} onClose={props.onClose}>
      <TextField
        form={form}
        name="userName"
        label={t("column.userName")}
        {...rules.told("userName", { maxLength: 20, help: t("userNameHelp") })}
        isFirst
      />
      <MaskedField
        form={form}
        name="email"
        label={t("column.email")}
        {...rules.told("email", { maxLength: 100 })}
        mask={email}
        onReplace={() => form.setValue("email", "", { shouldDirty: true })}
      />
      <TextField
        form={form}
        name="firstName"
        label={t("column.firstName")}
        {...rules.told("firstName", { maxLength: 50 })}
      />
      <TextField
        form={form}
        name="lastName"
        label={t("column.lastName")}
        {...rules.told("lastName", { maxLength: 50 })}
      />
      {!rules.isHidden("phone") && (
        <MaskedField
          form={form}
          name="phone"
          label={t("column.phone")}
          {...rules.told("phone", { maxLength: 25, help: t("phoneHelp") })}
          mask={phone}
          isPhone
          isOptional={!rules.isRequired("phone")}
          onReplace={() => form.setValue("phone", "", { shouldDirty: true })}
        />
      )}
    </FormDialog>
  );
}
