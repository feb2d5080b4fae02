import { Suspense, type ReactNode } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { companyCustomerEnableEditPageQuery } from "../../../__generated__/companyCustomerEnableEditPageQuery.graphql.ts";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { withFormTexts } from "../../../parts/customer-form/texts.ts";
import { useAsk } from "../../../parts/customer-form/use-ask.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { FailureNotice } from "../../../parts/list/notices.tsx";
import { PageOutline } from "../../../parts/outline/page-outline.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { useRefresh } from "../../../tab/use-shell.ts";
import { Checklist } from "./checklist.tsx";
import { ChecklistPage } from "./checklist-page.tsx";

const CompanyForm = lazyPart(() => withFormTexts(() => import("../../../parts/customer-form/company-form.tsx")));

const query = graphql`
  query companyCustomerEnableEditPageQuery($id: ID!, $isEdit: Boolean!) @preloadable {
    customerReadiness(id: $id) {
      customerId
      customerType
      status
      ...checklist_readiness
      ...checklistPage_readiness
    }
    customerForm(id: $id) @include(if: $isEdit) {
      ...customerFormData_form
    }
  }
`;

/** An approved customer before it becomes usable: what it needs, with the ways to mend it, and a company's form (CUS-13, CUS-19, CUS-22). */
export default function CompanyCustomerEnableEditPage({
  queryRef: first,
}: PageProps<companyCustomerEnableEditPageQuery>): ReactNode {
  const { queryRef, isPending, reload } = useReload<companyCustomerEnableEditPageQuery>(query, first);
  return (
    <KeyedBoundary
      of={queryRef}
      failed={(error) => <FailureNotice error={error} onRetry={reload} isRetrying={isPending} />}
    >
      <Suspense fallback={<PageOutline shape="detail" />}>
        <Asked queryRef={queryRef} reload={reload} />
      </Suspense>
    </KeyedBoundary>
  );
}

function Asked(props: {
  readonly queryRef: PreloadedQuery<companyCustomerEnableEditPageQuery>;
  readonly reload: () => void;
}) {
  const ask = useAsk(query);
  const { reload } = props;
  const { customerReadiness, customerForm } = usePreloadedQuery<companyCustomerEnableEditPageQuery>(
    query,
    props.queryRef,
  );
  useRefresh(reload);
  const isForm =
    customerForm && customerReadiness.customerType === "ENTERPRISE" && customerReadiness.status === "APPROVED";
  if (!isForm) return <ChecklistPage readiness={customerReadiness} onBegun={reload} />;
  return (
    <CompanyForm
      page="COMPANY_CUSTOMER_ENABLE_EDIT"
      first={customerForm}
      ask={ask}
      above={<Checklist isWithForm readiness={customerReadiness} onBegun={reload} />}
      onSaved={reload}
    />
  );
}
