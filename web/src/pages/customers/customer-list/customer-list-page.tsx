import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import type { customerListPageQuery } from "../../../__generated__/customerListPageQuery.graphql.ts";
import { formatCount } from "../../../format/money.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { listExport, useListExport } from "../../../parts/export/list-export.tsx";
import { FoundBy } from "../../../parts/finding/lazy.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useAnswer } from "../../../parts/list/use-answer.ts";
import { useList } from "../../../parts/list/use-list.ts";
import { StatusTabs } from "../../../parts/page/status-tabs.tsx";
import { Peek, usePeeking } from "../../../parts/peek/peeking.tsx";
import { KeywordBox } from "../../../parts/catalogue/filters.tsx";
import { sheetUpload, useSheetUpload } from "../../../parts/sheet/sheet-upload.tsx";
import { useSelection } from "../../../parts/table/selection.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { useShell } from "../../../tab/use-shell.ts";
import { CustomerPeek } from "../customer-detail/peek/customer-peek-lazy.ts";
import { CustomerListBulk } from "./customer-list-bulk.tsx";
import { customerAsked, customerList } from "./customer-list-filter.ts";
import { customerListColumns, CustomerListRow } from "./customer-list-row.tsx";
import { NewCustomers } from "./new-customers.tsx";
import { useCustomerFilters } from "./use-customer-filters.tsx";

const CustomerUpload = sheetUpload(() => import("./customer-upload.tsx"));
const CustomerExport = listExport(() => import("./customer-export.tsx"));

const query = graphql`
  query customerListPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: CustomerFilter
    $sort: CustomerSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.CUSTOMER_LIST"])
    }
    customers(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      statusCounts {
        status
        count
        isExact
      }
      finding {
        kind
        count
        isMore
      }
      edges {
        node {
          id
          ...customerListRow_customer
        }
      }
    }
  }
`;

const useCustomerList = (props: PageProps<customerListPageQuery>) =>
  useList(props, customerList, query, (data) => data.customers);
interface InList {
  readonly list: ReturnType<typeof useCustomerList>;
}

/** Customers among the rows that the viewer may see (CUS-19): found by name or code, state and filters. */
export default function CustomerListPage(props: PageProps<customerListPageQuery>): ReactNode {
  const { t } = useTranslation("customer-list");
  const list = useCustomerList(props);
  const { filter } = list.state;
  const selection = useSelection(filter);
  const peeking = usePeeking();
  const mayOpen = useShell().may("CUSTOMER_DETAIL.VIEW");
  const exporting = useListExport({
    list: "CUSTOMER_LIST",
    dialog: CustomerExport,
    filter: customerAsked(filter),
  });
  const uploading = useSheetUpload({ by: "CUSTOMER_LIST.CREATE", dialog: CustomerUpload, onStored: list.reload });
  return (
    <>
      <ListPage
        list={list}
        columns={customerListColumns}
        row={(customer) => <CustomerListRow customer={customer} />}
        tabs={
          <Optional of={list.queryRef} fallback={<Tabs list={list} counts={[]} />}>
            <CountedTabs list={list} />
          </Optional>
        }
        actions={
          <>
            {exporting.button()}
            {uploading.button}
            <NewCustomers />
          </>
        }
        bulk={
          <CustomerListBulk
            selection={selection}
            filter={filter}
            whole={
              <Optional of={list.queryRef} fallback={t("whole")}>
                <Whole list={list} />
              </Optional>
            }
            exporting={exporting}
            onTurned={list.reload}
          />
        }
        search={
          <KeywordBox label={t("keyword")} value={filter.keyword} onChange={(keyword) => list.filterBy({ keyword })} />
        }
        filters={useCustomerFilters(
          filter,
          (part) => list.filterBy(part),
          <Optional of={list.queryRef} fallback="…">
            <Found list={list} />
          </Optional>,
        )}
        selection={selection}
        onPeek={mayOpen ? peeking.tell : undefined}
      />
      {mayOpen && <Peek peeking={peeking} part={CustomerPeek} />}
      {exporting.dialog}
      {uploading.dialog}
    </>
  );
}

/** All that match, with their number. */
const Whole = ({ list }: InList) => {
  const { t } = useTranslation("customer-list");
  const { totalCount, totalIsExact } = useAnswer<customerListPageQuery, { readonly id: string }>(list).page;
  return t("wholeOf", { n: formatCount(totalCount, totalIsExact) });
};

/** What the list is kept to that was found by a masked value; the answer before it knows nothing of it. */
const Found = ({ list }: InList) => {
  const { finding } = usePreloadedQuery<customerListPageQuery>(query, list.queryRef).customers;
  return list.isPending ? "…" : <FoundBy thing="CUSTOMER" finding={finding ?? null} />;
};

const CountedTabs = ({ list }: InList) => (
  <Tabs list={list} counts={usePreloadedQuery<customerListPageQuery>(query, list.queryRef).customers.statusCounts} />
);

function Tabs(props: InList & { readonly counts: customerListPageQuery["response"]["customers"]["statusCounts"] }) {
  const { t } = useTranslation("customer-list");
  const { list, counts } = props;
  return (
    <StatusTabs
      kind="customer"
      label={t("states")}
      statuses={CUSTOMER_STATUSES}
      counts={counts}
      value={list.state.filter.status}
      onChange={(status) => list.filterBy({ status })}
    />
  );
}
