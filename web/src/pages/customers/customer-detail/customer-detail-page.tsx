import { Suspense, useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { customerDetailPageQuery } from "../../../__generated__/customerDetailPageQuery.graphql.ts";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { DetailBody } from "../../../parts/detail/section.tsx";
import { FailureNotice, Notice } from "../../../parts/list/notices.tsx";
import { Revealable } from "../../../parts/masked/revealable.ts";
import { PageOutline } from "../../../parts/outline/page-outline.tsx";
import { PageFrame } from "../../../parts/page/page-bar.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { useShell } from "../../../tab/use-shell.ts";
import { CustomerAccounts } from "./sections/customer-accounts.tsx";
import { CustomerCards } from "./sections/customer-cards.tsx";
import { CustomerCods } from "./sections/customer-cods.tsx";
import { CustomerContacts } from "./sections/customer-contacts.tsx";
import { CustomerContracts } from "./sections/customer-contracts.tsx";
import { CustomerCustoms } from "./sections/customer-customs.tsx";
import { CustomerDocking } from "./sections/customer-docking.tsx";
import { CustomerFacts } from "./sections/customer-facts.tsx";
import { CustomerHead } from "./sections/customer-head.tsx";
import { CustomerHistory } from "./sections/customer-history.tsx";
import { CustomerMonths } from "./sections/customer-months.tsx";
import { CustomerOrders } from "./sections/customer-orders.tsx";
import { CustomerRelease } from "./sections/customer-release.tsx";
import { CustomerReview } from "./sections/customer-review.tsx";
import { CustomerSettlement } from "./sections/customer-settlement.tsx";

const query = graphql`
  query customerDetailPageQuery($id: ID!) @preloadable {
    customer(id: $id) {
      id
      customerCode
      nameEn
      modifiedAt
      viewerMayShowClear
      detail {
        takesCod
      }
      ...customerHead_customer
      ...customerFacts_customer
      ...customerSettlement_customer
      ...customerContacts_customer
      ...customerCards_customer
      ...customerContracts_customer
      ...customerDocking_customer
      ...customerReview_customer
    }
  }
`;

/** A customer as a tab of its own (CUS-19): who he is, what may be done now, and what he ordered last. */
export default function CustomerDetailPage({ queryRef: first }: PageProps<customerDetailPageQuery>): ReactNode {
  const { queryRef, isPending, reload } = useReload<customerDetailPageQuery>(query, first);
  return (
    <PageFrame>
      <KeyedBoundary
        of={queryRef}
        failed={(error) => <FailureNotice error={error} onRetry={reload} isRetrying={isPending} />}
      >
        <Suspense fallback={<PageOutline shape="detail" />}>
          <Customer queryRef={queryRef} isPending={isPending} reload={reload} />
        </Suspense>
      </KeyedBoundary>
    </PageFrame>
  );
}

function Customer(props: {
  readonly queryRef: PreloadedQuery<customerDetailPageQuery>;
  readonly isPending: boolean;
  readonly reload: () => void;
}) {
  const { t } = useTranslation("customer-detail");
  const { setTitle, refresh } = useShell();
  const { customer } = usePreloadedQuery<customerDetailPageQuery>(query, props.queryRef);
  const name = customer?.nameEn;
  useEffect(() => {
    if (name !== undefined) setTitle(name);
  }, [name, setTitle]);
  if (!customer) return <Notice title={t("notFound")} text={t("notFoundHelp")} />;
  return (
    <Revealable value={{ id: customer.id, viewerMay: customer.viewerMayShowClear }}>
      <CustomerHead customer={customer} onTurned={props.reload} />
      <DetailBody tabIndex={0} aria-label={customer.nameEn} aria-busy={props.isPending}>
        <div>
          <CustomerFacts customer={customer} />
          <CustomerContacts customer={customer} />
          <CustomerCards
            customer={customer}
            onChanged={() => {
              props.reload();
              refresh("COMPANY_CUSTOMER_ENABLE_EDIT");
            }}
          />
          <CustomerContracts customer={customer} />
          <CustomerDocking customer={customer} onChanged={props.reload} />
          {customer.detail?.takesCod && <CustomerCods customerCode={customer.customerCode} />}
          <CustomerCustoms customerCode={customer.customerCode} />
          <CustomerAccounts customerCode={customer.customerCode} />
          <CustomerMonths customerCode={customer.customerCode} />
          <CustomerOrders customerCode={customer.customerCode} />
        </div>
        <div>
          <CustomerReview customer={customer} />
          <CustomerSettlement customer={customer} />
          <CustomerRelease customerId={customer.id} changedAt={customer.modifiedAt} />
          <CustomerHistory id={customer.id} changedAt={customer.modifiedAt} />
        </div>
      </DetailBody>
    </Revealable>
  );
}
