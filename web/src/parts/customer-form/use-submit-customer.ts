import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { useSubmitCustomerMutation } from "../../__generated__/useSubmitCustomerMutation.graphql.ts";
import { toast } from "../../tab/toast/queue.ts";
import { newIdempotencyKey } from "../form/idempotency.ts";
import { useAct } from "../form/use-act.ts";
import { type FormRow, readForm } from "./customer-form-data.ts";

/** Puts a customer before a review (CUS-13). */
export function useSubmitCustomer(onSubmitted: (row: FormRow) => void): {
  readonly isBusy: boolean;
  readonly submit: (customer: { readonly id: string; readonly version: number }) => void;
} {
  const { t } = useTranslation("customer-form");
  const submitting = useAct<useSubmitCustomerMutation>(graphql`
    mutation useSubmitCustomerMutation($input: SubmitCustomerInput!) {
      submitCustomer(input: $input) {
        form {
          ...customerFormData_form
        }
        errors {
          message
          detail
          traceId
          field
        }
      }
    }
  `);
  return {
    isBusy: submitting.isBusy,
    submit: (customer) =>
      submitting.act(
        { input: { ...customer, idempotencyKey: newIdempotencyKey() } },
        ({ submitCustomer: { form } }) => {
          if (!form) return;
          toast({ tone: "success", text: t("submitted") });
          onSubmitted(readForm(form));
        },
      ),
  };
}
