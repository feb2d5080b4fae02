import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import type { orderListPageQuery } from "../../../__generated__/orderListPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { listExport, useListExport } from "../../../parts/export/list-export.tsx";
import { NumbersBox } from "../../../parts/filters/numbers-box.tsx";
import { FoundBy } from "../../../parts/finding/lazy.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { StatusTabs } from "../../../parts/page/status-tabs.tsx";
import { Peek, usePeeking } from "../../../parts/peek/peeking.tsx";
import { useSelection } from "../../../parts/table/selection.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { useShell } from "../../../tab/use-shell.ts";
import { OrderPeek } from "../order-detail/peek/order-peek-lazy.ts";
import { OrderListBulk } from "./order-list-bulk.tsx";
import { orderAsked, orderList } from "./order-list-filter.ts";
import { foundColumns, orderListColumns, OrderListRow } from "./order-list-row.tsx";
import { useOrderFilters } from "./use-order-filters.tsx";

const UnknownNumbers = lazyPart(() => import("./unknown-numbers.tsx"));
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
      numbersFound {
        unknown
        foundBy {
          sfWaybillNo
          number
          kind
        }
      }
      finding {
        kind
        count
        isMore
      }
      edges {
        node {
          id
          sfWaybillNo
          ...orderListRow_order
        }
      }
    }
  }
`;

const useOrderList = (props: PageProps<orderListPageQuery>) => useList(props, orderList, query, (data) => data.orders);
type Order = orderListPageQuery["response"]["orders"]["edges"][number]["node"];
interface InList {
  readonly list: ReturnType<typeof useOrderList>;
}
const useOrders = ({ list }: InList) => usePreloadedQuery<orderListPageQuery>(query, list.queryRef).orders;

/** Orders among the rows that the viewer may see (ORD-01): found by numbers, state and filters; an order opens as a tab. */
export default function OrderListPage(props: PageProps<orderListPageQuery>): ReactNode {
  const { t } = useTranslation("order-list");
  const list = useOrderList(props);
  const selection = useSelection(list.state.filter);
  const peeking = usePeeking();
  const mayOpen = useShell().may("ORDER_DETAIL.VIEW");
  const { filterBy, queryRef } = list;
  const { filter } = list.state;
  const isByNumbers = filter.numbers.length > 0;
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
        columns={isByNumbers ? foundColumns : orderListColumns}
        row={(order) =>
          isByNumbers ? <FoundRow queryRef={queryRef} order={order} /> : <OrderListRow order={order} foundBy={null} />
        }
        tabs={
          <Optional of={list.queryRef} fallback={<Tabs list={list} counts={[]} />}>
            <CountedTabs list={list} />
          </Optional>
        }
        actions={exporting.button()}
        bulk={<OrderListBulk selection={selection} exporting={exporting} onCancelled={list.reload} />}
        search={
          <>
            <NumbersBox label={t("numbers")} value={filter.numbers} onChange={(numbers) => filterBy({ numbers })} />
            <Optional of={queryRef}>
              <Unknown list={list} />
            </Optional>
          </>
        }
        filters={useOrderFilters(
          filter,
          filterBy,
          <Optional of={queryRef} fallback="…">
            <Finding list={list} />
          </Optional>,
        )}
        selection={selection}
        onPeek={mayOpen ? peeking.tell : undefined}
      />
      {mayOpen && <Peek peeking={peeking} part={OrderPeek} />}
      {exporting.dialog}
    </>
  );
}

/** A row with the number that led to it, where that is not its waybill's. */
function FoundRow({ queryRef, order }: Pick<InList["list"], "queryRef"> & { readonly order: Order }) {
  const { orders } = usePreloadedQuery<orderListPageQuery>(query, queryRef);
  const foundBy = orders.numbersFound?.foundBy.find((by) => by.sfWaybillNo === order.sfWaybillNo);
  return <OrderListRow order={order} foundBy={foundBy ?? null} />;
}

function Unknown({ list }: InList) {
  const unknown = useOrders({ list }).numbersFound?.unknown ?? [];
  return unknown.length > 0 && <UnknownNumbers numbers={unknown} />;
}

/** What the list is kept to that was found by a masked value; the answer before it knows nothing of it. */
const Finding = ({ list }: InList) => {
  const { finding } = useOrders({ list });
  return list.isPending ? "…" : <FoundBy thing="ORDER" finding={finding ?? null} />;
};

const CountedTabs = ({ list }: InList) => <Tabs list={list} counts={useOrders({ list }).statusCounts} />;

function Tabs(props: InList & { readonly counts: orderListPageQuery["response"]["orders"]["statusCounts"] }) {
  const { t } = useTranslation("order-list");
  const { list, counts } = props;
  return (
    <StatusTabs
      kind="order"
      label={t("states")}
      statuses={ORDER_STATUSES}
      counts={counts}
      value={list.state.filter.orderStatus}
      onChange={(orderStatus) => list.filterBy({ orderStatus })}
    />
  );
}
