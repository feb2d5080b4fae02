import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { personFormMutation } from "../../../__generated__/personFormMutation.graphql.ts";
import { CustomerForm } from "../../../parts/customer-form/customer-form.tsx";
import type { FormKey } from "../../../parts/customer-form/customer-form-data.ts";
import { useCustomerSave } from "../../../parts/customer-form/use-customer-save.ts";

/** The form of a person: nothing in it that only companies have. */
export default function PersonForm(props: {
  readonly first: FormKey | null;
  /** Asks for the person as he is now; null where he is not the caller's any more. */
  readonly ask: (customerId: string) => Promise<FormKey | null>;
}): ReactNode {
  const of = useCustomerSave<personFormMutation>({
    whom: "PERSONAL",
    page: "PERSON_CUSTOMER_FORM",
    first: props.first,
    ask: props.ask,
    mutation: graphql`
      mutation personFormMutation($input: SavePersonCustomerInput!) {
        savePersonCustomer(input: $input) {
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
    variables: (
      { nature: _nature, industry: _industry, businessScope: _scope, ...values },
      edited,
      idempotencyKey,
    ) => ({ input: { ...values, ...edited, idempotencyKey } }),
    savedOf: ({ savePersonCustomer: { form } }) => form,
  });
  return <CustomerForm whom="PERSONAL" of={of} />;
}
