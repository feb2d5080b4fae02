import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import type { orderListPageQuery } from "../../../__generated__/orderListPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { listExport, useListExport, type ListExport } from "../../../parts/export/list-export.tsx";
import { NumbersBox } from "../../../parts/filters/numbers-box.tsx";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { StateTabs, type StateTab } from "../../../parts/page/page-bar.tsx";
import { useSelection, type Selection } from "../../../parts/table/selection.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { useShell } from "../../../tab/use-shell.ts";
import { graphiqlAddress } from "./graphiql.ts";
import { OrderListBulk } from "./order-list-bulk.tsx";
import { orderAsked, orderList } from "./order-list-filter.ts";
import { orderListColumns, OrderListRow } from "./order-list-row.tsx";
import { useOrderFilters } from "./use-order-filters.tsx";

const OrderExport = listExport(() => import("./order-export.tsx"));

const query = graphql`
  query orderListPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: OrderFilter
    $sort: OrderSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.ORDER_LIST"])
    }
    orders(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      statusCounts {
        status
        count
        isExact
      }
      edges {
        node {
          id
          ...orderListRow_order
          ...orderListBulk_order
        }
      }
    }
  }
`;

const useOrderList = (props: PageProps<orderListPageQuery>) => useList(props, orderList, query, (data) => data.orders);
interface InList {
  readonly list: ReturnType<typeof useOrderList>;
}
const useOrders = ({ list }: InList) => usePreloadedQuery<orderListPageQuery>(query, list.queryRef).orders;

/** Orders among the rows that the viewer may see (ORD-01): found by numbers, state and filters; an order opens as a tab. */
export default function OrderListPage(props: PageProps<orderListPageQuery>): ReactNode {
  const { t } = useTranslation("order-list");
  const { may } = useShell();
  const list = useOrderList(props);
  const selection = useSelection(list.queryRef);
  const { filterBy } = list;
  const { filter } = list.state;
  const exporting = useListExport({
    list: "ORDER_LIST",
    dialog: OrderExport,
    filter: orderAsked(filter),
    period: filter.created,
  });
  return (
    <>
      <ListPage
        list={list}
        columns={orderListColumns}
        row={(order) => <OrderListRow order={order} />}
        tabs={
          <Optional of={list.queryRef} fallback={<Tabs list={list} counts={[]} />}>
            <CountedTabs list={list} />
          </Optional>
        }
        actions={
          <>
            {exporting.button()}
            {may("GRAPHIQL.VIEW") && (
              <Button asChild>
                <a href={graphiqlAddress(orderList.variables(list.state))} target="_blank" rel="noopener">
                  {t("graphiql")}
                </a>
              </Button>
            )}
          </>
        }
        bulk={<Bulk list={list} selection={selection} exporting={exporting} />}
        search={
          <NumbersBox label={t("numbers")} value={filter.numbers} onChange={(numbers) => filterBy({ numbers })} />
        }
        filters={useOrderFilters(filter, filterBy)}
        selection={selection}
      />
      {exporting.dialog}
    </>
  );
}

const Bulk = ({ list, ...more }: InList & { readonly selection: Selection; readonly exporting: ListExport }) => (
  <OrderListBulk orders={useOrders({ list }).edges.map((e) => e.node)} {...more} />
);

const CountedTabs = ({ list }: InList) => <Tabs list={list} counts={useOrders({ list }).statusCounts} />;

function Tabs(props: InList & { readonly counts: orderListPageQuery["response"]["orders"]["statusCounts"] }) {
  const { t } = useTranslation(["order-list", "parts"]);
  const { list, counts } = props;
  const [only, ...more] = list.state.filter.orderStatus;
  const tabs: StateTab<(typeof ORDER_STATUSES)[number]>[] = ORDER_STATUSES.map((status) => ({
    value: status,
    label: t(`parts:status.order.${status}`),
    count: counts.find((c) => c.status === status),
  }));
  return (
    <StateTabs
      label={t("states")}
      tabs={tabs}
      value={more.length === 0 ? (only ?? null) : null}
      onChange={(status) => list.filterBy({ orderStatus: status === null ? [] : [status] })}
    />
  );
}
