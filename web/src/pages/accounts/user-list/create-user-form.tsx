import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { z } from "zod";
import { CreateUserAccount } from "@linehaul/schema/accounts/user-account/write";
import type { createUserFormMutation } from "../../../__generated__/createUserFormMutation.graphql.ts";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { PhoneField } from "../../../parts/form/phone-field.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { CustomerField } from "../../../parts/lookup/customer-field.tsx";

const Form = CreateUserAccount.omit({ customerCode: true }).extend({ customerId: z.string().min(1, "required") });

/** Makes an account of a customer: the first one is its main account. */
export function CreateUserForm(props: { readonly onClose: () => void; readonly onSaved: () => void }): ReactNode {
  const { t } = useTranslation("user-list");
  const save = useSaveForm<z.input<typeof Form>, z.output<typeof Form>, createUserFormMutation>({
    schema: Form,
    defaults: { customerId: "", userName: "", firstName: "", lastName: "", email: "", phone: "" },
    mutation: graphql`
      mutation createUserFormMutation($input: CreateUserAccountInput!) {
        createUserAccount(input: $input) {
          account {
            userCode
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
    variables: (values, idempotencyKey) => ({ input: { ...values, idempotencyKey } }),
    onSaved: props.onSaved,
  });
  const { form } = save;
  return (
    <FormDialog title={t("create")} save={save} onClose={props.onClose}>
      <CustomerField
        form={form}
        name="customerId"
        holds="customerId"
        label={t("column.customer")}
        help={t("customerHelp")}
      />
      <TextField form={form} name="userName" label={t("column.userName")} help={t("userNameHelp")} maxLength={20} />
      <TextField form={form} name="firstName" label={t("column.firstName")} maxLength={50} />
      <TextField form={form} name="lastName" label={t("column.lastName")} maxLength={50} />
      <TextField form={form} name="email" label={t("column.email")} help={t("emailHelp")} maxLength={100} />
      <PhoneField
        form={form}
        name="phone"
        label={t("column.phone")}
        help={t("phoneHelp")}
        inputMode="tel"
        maxLength={25}
        isOptional
      />
    </FormDialog>
  );
}
