import { useEffect, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
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
import { useAccountRules } from "./use-account-rules.ts";

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
  const rules = useAccountRules({ customerId: useWatch({ control: form.control, name: "customerId" }) });
  const hasNoPhone = rules.isHidden("phone");
  // What was typed for a customer that was chosen before is not sent with this one.
  useEffect(() => {
    if (hasNoPhone) form.setValue("phone", "");
  }, [hasNoPhone, form]);
  return (
    <FormDialog title={t("create")} save={save} onClose={props.onClose}>
      <CustomerField
        form={form}
        name="customerId"
        holds="customerId"
        label={t("column.customer")}
        help={t("customerHelp")}
      />
      <TextField
        form={form}
        name="userName"
        label={t("column.userName")}
        {...rules.told("userName", { maxLength: 20, help: t("userNameHelp") })}
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
      <TextField
        form={form}
        name="email"
        label={t("column.email")}
        {...rules.told("email", { maxLength: 100, help: t("emailHelp") })}
      />
      {!hasNoPhone && (
        <PhoneField
          form={form}
          name="phone"
          label={t("column.phone")}
          {...rules.told("phone", { maxLength: 25, help: t("phoneHelp") })}
          inputMode="tel"
          isOptional={!rules.isRequired("phone")}
        />
      )}
    </FormDialog>
  );
}
