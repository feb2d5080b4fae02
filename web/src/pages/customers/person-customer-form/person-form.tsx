import type { ReactNode } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { personFormMutation } from "../../../__generated__/personFormMutation.graphql.ts";
import type { personCustomerFormPageQuery } from "../../../__generated__/personCustomerFormPageQuery.graphql.ts";
import { CustomerForm } from "../../../parts/customer-form/customer-form.tsx";
import type { FormKey } from "../../../parts/customer-form/customer-form-data.ts";
import { useCustomerSave } from "../../../parts/customer-form/use-customer-save.ts";
import { query } from "./person-customer-form-page.tsx";

/** The form of a person: nothing in it that only companies have. */
export default function PersonForm(props: { readonly first: FormKey | null }): ReactNode {
  const environment = useRelayEnvironment();
  const of = useCustomerSave<personFormMutation>({
    whom: "PERSONAL",
    page: "PERSON_CUSTOMER_FORM",
    first: props.first,
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
    ask: async (id) => {
      const asked = fetchQuery<personCustomerFormPageQuery>(
        environment,
        query,
        { id, isEdit: true },
        { fetchPolicy: "network-only" },
      );
      return (await asked.toPromise())?.customerForm ?? null;
    },
  });
  return <CustomerForm whom="PERSONAL" of={of} />;
}
