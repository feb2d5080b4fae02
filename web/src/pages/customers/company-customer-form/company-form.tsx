import type { ReactNode } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { companyFormMutation } from "../../../__generated__/companyFormMutation.graphql.ts";
import type { companyCustomerFormPageQuery } from "../../../__generated__/companyCustomerFormPageQuery.graphql.ts";
import { CustomerForm } from "../../../parts/customer-form/customer-form.tsx";
import type { FormKey } from "../../../parts/customer-form/customer-form-data.ts";
import { useCustomerSave } from "../../../parts/customer-form/use-customer-save.ts";
import { query } from "./company-customer-form-page.tsx";

/** The form of a company, saved by its own mutation. */
export default function CompanyForm(props: { readonly first: FormKey | null }): ReactNode {
  const environment = useRelayEnvironment();
  const of = useCustomerSave<companyFormMutation>({
    whom: "ENTERPRISE",
    page: "COMPANY_CUSTOMER_FORM",
    first: props.first,
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
    ask: async (id) => {
      const asked = fetchQuery<companyCustomerFormPageQuery>(
        environment,
        query,
        { id, isEdit: true },
        { fetchPolicy: "network-only" },
      );
      return (await asked.toPromise())?.customerForm ?? null;
    },
  });
  return <CustomerForm whom="ENTERPRISE" of={of} />;
}
