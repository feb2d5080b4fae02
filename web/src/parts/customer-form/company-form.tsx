import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { ModuleCode } from "@linehaul/schema/modules";
import type { companyFormMutation } from "../../__generated__/companyFormMutation.graphql.ts";
import { CustomerForm } from "./customer-form.tsx";
import type { FormKey } from "./customer-form-data.ts";
import { useCustomerSave } from "./use-customer-save.ts";

/** The form of a company, on whichever page it is filled in: saved by one mutation. */
export default function CompanyForm(props: {
  readonly page: ModuleCode;
  readonly first: FormKey | null;
  /** Asks for the company as it is now; null where it is not the caller's any more. */
  readonly ask: (customerId: string) => Promise<FormKey | null>;
  /** What is to be known before it is filled in. */
  readonly above?: ReactNode;
  /** It was saved. */
  readonly onSaved?: (() => void) | undefined;
}): ReactNode {
  const { page, first, ask } = props;
  const of = useCustomerSave<companyFormMutation>({
    whom: "ENTERPRISE",
    page,
    first,
    ask,
    mutation: graphql`
      mutation companyFormMutation($input: SaveCompanyCustomerInput!) {
        saveCompanyCustomer(input: $input) {
          form {
            ...customerFormData_form
          }
          errors {
            code
            message
            detail
            traceId
            field
          }
        }
      }
    `,
    variables: (values, edited, idempotencyKey) => ({ input: { ...values, ...edited, idempotencyKey } }),
    savedOf: ({ saveCompanyCustomer: { form } }) => form,
    onSaved: props.onSaved,
  });
  return <CustomerForm whom="ENTERPRISE" of={of} above={props.above} />;
}
