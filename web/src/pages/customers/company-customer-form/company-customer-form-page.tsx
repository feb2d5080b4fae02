import { Suspense, type ReactNode } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { companyCustomerFormPageQuery } from "../../../__generated__/companyCustomerFormPageQuery.graphql.ts";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { withFormTexts } from "../../../parts/customer-form/texts.ts";
import { useAsk } from "../../../parts/customer-form/use-ask.ts";
import { FailureNotice } from "../../../parts/list/notices.tsx";
import { PageOutline } from "../../../parts/outline/page-outline.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import type { PageProps } from "../../../tab/page-props.ts";

const CompanyForm = lazyPart(() => withFormTexts(() => import("../../../parts/customer-form/company-form.tsx")));

const query = graphql`
  query companyCustomerFormPageQuery($id: ID!, $isEdit: Boolean!) @preloadable {
    customerForm(id: $id) @include(if: $isEdit) {
      ...customerFormData_form
    }
  }
`;

/** A company as a form of its own tab: a new one, or one that is edited (CUS-19). */
export default function CompanyCustomerFormPage({
  queryRef: first,
}: PageProps<companyCustomerFormPageQuery>): ReactNode {
  const { queryRef, isPending, reload } = useReload<companyCustomerFormPageQuery>(query, first);
  return (
    <KeyedBoundary
      of={queryRef}
      failed={(error) => <FailureNotice error={error} onRetry={reload} isRetrying={isPending} />}
    >
      <Suspense fallback={<PageOutline shape="detail" />}>
        <Asked queryRef={queryRef} />
      </Suspense>
    </KeyedBoundary>
  );
}

function Asked(props: { readonly queryRef: PreloadedQuery<companyCustomerFormPageQuery> }) {
  const { customerForm } = usePreloadedQuery<companyCustomerFormPageQuery>(query, props.queryRef);
  return <CompanyForm page="COMPANY_CUSTOMER_FORM" first={customerForm ?? null} ask={useAsk(query)} />;
}
