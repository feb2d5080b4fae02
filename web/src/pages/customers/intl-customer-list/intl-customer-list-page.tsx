import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import { RELEASE_STATUSES } from "@linehaul/schema/customers/release-status";
import { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import { deliveryStates } from "@linehaul/schema/delivery";
import type { intlCustomerListPageQuery } from "../../../__generated__/intlCustomerListPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { KeywordBox } from "../../../parts/catalogue/filters.tsx";
import { listExport, useListExport } from "../../../parts/export/list-export.tsx";
import { anyOfFilter } from "../../../parts/filters/kinds.tsx";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { StatusTabs } from "../../../parts/page/status-tabs.tsx";
import { PushMany } from "../../../parts/customer-turn/lazy.ts";
import { Peek, usePeeking } from "../../../parts/peek/peeking.tsx";
import { LOOKS_AS } from "../../../parts/push/look.ts";
import { useSelection } from "../../../parts/table/selection.ts";
import { useChanges } from "../../../tab/changes.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { useShell } from "../../../tab/use-shell.ts";
import { CustomerPeek } from "../customer-detail/peek/customer-peek-lazy.ts";
import { IntlCustomerListBulk } from "./intl-customer-list-bulk.tsx";
import { intlCustomerAsked, intlCustomerList } from "./intl-customer-list-filter.ts";
import { intlCustomerListColumns, IntlCustomerListRow } from "./intl-customer-list-row.tsx";

const IntlCustomerExport = listExport(() => import("./intl-customer-export.tsx"));

const query = graphql`
  query intlCustomerListPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: IntlCustomerFilter
    $sort: IntlCustomerSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.INTL_CUSTOMER_LIST"])
    }
    intlCustomers(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      releaseCounts {
        status: releaseStatus
        count
        isExact
      }
      edges {
        node {
          id
          customerId
          ...intlCustomerListRow_customer
        }
      }
    }
  }
`;

/** Nothing that the international system is told is ever withdrawn: what changes follows it. */
const PUSHED = deliveryStates.filter((state) => state !== "WITHDRAWN");

const useIntlCustomerList = (props: PageProps<intlCustomerListPageQuery>) =>
  useList(props, intlCustomerList, query, (data) => data.intlCustomers);
interface InList {
  readonly list: ReturnType<typeof useIntlCustomerList>;
}

/** Customers by international code, with their cards, their release and what became of the last push (CUS-14, CUS-17, CUS-19). */
export default function IntlCustomerListPage(props: PageProps<intlCustomerListPageQuery>): ReactNode {
  const { t } = useTranslation(["intl-customer-list", "parts"]);
  const list = useIntlCustomerList(props);
  const { may } = useShell();
  const { filter } = list.state;
  const { filterBy } = list;
  const selection = useSelection(filter);
  const peeking = usePeeking();
  const [pushed, push] = useState<readonly string[] | null>(null);
  const onPush = (id: string) => push([id]);
  useChanges(["RELEASES"], list.reload);
  const exporting = useListExport({
    list: "INTL_CUSTOMER_LIST",
    dialog: IntlCustomerExport,
    filter: intlCustomerAsked(filter),
  });
  const mayPush = may("INTL_CUSTOMER_LIST.EDIT");
  const mayOpen = may("CUSTOMER_DETAIL.VIEW");
  return (
    <>
      <ListPage
        list={list}
        columns={intlCustomerListColumns}
        row={(customer) => <IntlCustomerListRow customer={customer} onPush={mayPush ? onPush : null} />}
        rowId={({ customerId }) => customerId}
        tabs={
          <Optional of={list.queryRef} fallback={<Tabs list={list} counts={[]} />}>
            <CountedTabs list={list} />
          </Optional>
        }
        actions={exporting.button()}
        bulk={<IntlCustomerListBulk selection={selection} exporting={exporting} onPush={mayPush ? push : null} />}
        search={
          <KeywordBox label={t("keyword")} value={filter.keyword} onChange={(keyword) => filterBy({ keyword })} />
        }
        filters={[
          anyOfFilter({
            id: "pushState",
            label: t("column.push"),
            value: filter.pushState,
            options: PUSHED.map((value) => ({ value, label: t(`parts:status.task.${LOOKS_AS[value]}`) })),
            onChange: (pushState) => filterBy({ pushState }),
          }),
          anyOfFilter({
            id: "status",
            label: t("column.status"),
            value: filter.status,
            options: CUSTOMER_STATUSES.map((value) => ({ value, label: t(`parts:status.customer.${value}`) })),
            onChange: (status) => filterBy({ status }),
          }),
        ]}
        selection={selection}
        onPeek={mayOpen ? peeking.tell : undefined}
      />
      {mayOpen && <Peek peeking={peeking} part={CustomerPeek} />}
      {exporting.dialog}
      {pushed && (
        <Suspense fallback={null}>
          <PushMany
            ids={pushed}
            onTurned={() => {
              push(null);
              selection.clear();
              list.reload();
            }}
            onClose={() => push(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const CountedTabs = ({ list }: InList) => (
  <Tabs
    list={list}
    counts={usePreloadedQuery<intlCustomerListPageQuery>(query, list.queryRef).intlCustomers.releaseCounts}
  />
);

function Tabs(
  props: InList & { readonly counts: intlCustomerListPageQuery["response"]["intlCustomers"]["releaseCounts"] },
) {
  const { t } = useTranslation("intl-customer-list");
  const { list, counts } = props;
  return (
    <StatusTabs
      kind="release"
      label={t("states")}
      statuses={RELEASE_STATUSES}
      counts={counts}
      value={list.state.filter.releaseStatus}
      onChange={(releaseStatus) => list.filterBy({ releaseStatus })}
    />
  );
}
