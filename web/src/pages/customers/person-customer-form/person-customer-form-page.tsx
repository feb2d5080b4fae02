import { Suspense, type ReactNode } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { personCustomerFormPageQuery } from "../../../__generated__/personCustomerFormPageQuery.graphql.ts";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { withFormTexts } from "../../../parts/customer-form/texts.ts";
import { useAsk } from "../../../parts/customer-form/use-ask.ts";
import { FailureNotice } from "../../../parts/list/notices.tsx";
import { PageOutline } from "../../../parts/outline/page-outline.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import type { PageProps } from "../../../tab/page-props.ts";

const PersonForm = lazyPart(() => withFormTexts(() => import("./person-form.tsx")));

const query = graphql`
  query personCustomerFormPageQuery($id: ID!, $isEdit: Boolean!) @preloadable {
    customerForm(id: $id) @include(if: $isEdit) {
      ...customerFormData_form
    }
  }
`;

/** A person as a form of its own tab: a new one, or one that is edited (CUS-19). */
export default function PersonCustomerFormPage({ queryRef: first }: PageProps<personCustomerFormPageQuery>): ReactNode {
  const { queryRef, isPending, reload } = useReload<personCustomerFormPageQuery>(query, first);
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

function Asked(props: { readonly queryRef: PreloadedQuery<personCustomerFormPageQuery> }) {
  const { customerForm } = usePreloadedQuery<personCustomerFormPageQuery>(query, props.queryRef);
  return <PersonForm first={customerForm ?? null} ask={useAsk(query)} />;
}
