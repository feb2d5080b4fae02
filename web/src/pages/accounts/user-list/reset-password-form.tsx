import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { z } from "zod";
import { DIFFER, isSameTwice, passwordTwice } from "@linehaul/schema/accounts/user-account/password";
import type { resetPasswordFormMutation } from "../../../__generated__/resetPasswordFormMutation.graphql.ts";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { PasswordField } from "../../../parts/form/password-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { Wide } from "../../../parts/form/wide.ts";

const Form = z.object(passwordTwice).refine(isSameTwice, DIFFER);

/** Gives an account another password, entered twice (ACC-10). */
export function ResetPasswordForm(props: {
  readonly id: string;
  readonly userCode: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): ReactNode {
  const { t } = useTranslation("user-list");
  const { id, userCode } = props;
  const save = useSaveForm<z.input<typeof Form>, z.output<typeof Form>, resetPasswordFormMutation>({
    schema: Form,
    defaults: { password: "", again: "" },
    mutation: graphql`
      mutation resetPasswordFormMutation($input: ResetUserPasswordInput!) {
        resetUserPassword(input: $input) {
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
    variables: (values, idempotencyKey) => ({ input: { ...values, id, idempotencyKey } }),
    onSaved: props.onSaved,
  });
  return (
    <FormDialog
      title={t("resetOf", { name: userCode })}
      save={save}
      onClose={props.onClose}
      verb={t("act.RESET_PASSWORD")}
    >
      <Wide>
        <p>{t("resetHelp")}</p>
      </Wide>
      <PasswordField form={save.form} name="password" label={t("password")} help={t("passwordHelp")} isFirst />
      <PasswordField form={save.form} name="again" label={t("again")} />
    </FormDialog>
  );
}
