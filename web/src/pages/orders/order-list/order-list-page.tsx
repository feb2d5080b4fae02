import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import type { orderListPageQuery, OrderSort } from "../../../__generated__/orderListPageQuery.graphql.ts";
import { NumbersBox } from "../../../parts/filters/numbers-box.tsx";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { ListRows } from "../../../parts/list/list-rows.tsx";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { useList, type List } from "../../../parts/list/use-list.ts";
import { StateTabs, TitleCount, type StateTab } from "../../../parts/page/page-bar.tsx";
import { useSelection, type Selection } from "../../../parts/table/selection.ts";
import { TableSettings } from "../../../parts/table/settings.tsx";
import { useArrangement } from "../../../parts/table/use-arrangement.ts";
import { useShell } from "../../../tab/use-shell.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { graphiqlAddress } from "./graphiql.ts";
import { OrderListBulk } from "./order-list-bulk.tsx";
import { orderList, orderListVariables, type OrderListFilter } from "./order-list-filter.ts";
import { orderListColumns, OrderListRow } from "./order-list-row.tsx";
import { useOrderFilters } from "./use-order-filters.tsx";

const orderListQuery = graphql`
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
      totalCount
      totalIsExact
      statusCounts {
        status
        count
        isExact
      }
      pageInfo {
        ...paging_pageInfo
      }
      pageCursors {
        ...paging_pageCursors
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

interface InList {
  readonly list: List<orderListPageQuery, OrderListFilter, OrderSort>;
}
const useOrders = ({ list }: InList) => usePreloadedQuery<orderListPageQuery>(orderListQuery, list.queryRef);
function useColumnTitle(): (column: string) => string {
  const { t } = useTranslation("order-list");
  return (column) => t(`column.${column}`);
}

/** Orders among the rows that the viewer may see (ORD-01): found by numbers, state and filters; an order opens as a tab. */
export default function OrderListPage({ queryRef, params }: PageProps<orderListPageQuery>): ReactNode {
  const { t } = useTranslation("order-list");
  const { may } = useShell();
  const list = useList<orderListPageQuery, OrderListFilter, OrderSort>({
    shape: orderList,
    params,
    query: orderListQuery,
    queryRef,
    variables: orderListVariables,
  });
  const selection = useSelection(list.queryRef);
  const { filter } = list.state;
  const filters = useOrderFilters(filter, (part) => list.filterBy(part));
  return (
    <ListPage
      list={list}
      title={t("title")}
      count={<Count list={list} />}
      tabs={
        <Optional of={list.queryRef} fallback={<Tabs list={list} counts={[]} />}>
          <CountedTabs list={list} />
        </Optional>
      }
      actions={
        may("GRAPHIQL.VIEW") && (
          <Button asChild>
            <a href={graphiqlAddress(orderListVariables(list.state))} target="_blank" rel="noopener">
              {t("graphiql")}
            </a>
          </Button>
        )
      }
      bulk={selection.ids.size > 0 && <Bulk list={list} selection={selection} />}
      search={
        <NumbersBox label={t("numbers")} value={filter.numbers} onChange={(numbers) => list.filterBy({ numbers })} />
      }
      filters={filters}
      settings={<Settings list={list} />}
      columns={orderListColumns}
      columnTitle={useColumnTitle()}
      selection={selection}
    >
      <Rows list={list} selection={selection} />
    </ListPage>
  );
}

function Rows({ list, selection }: InList & { readonly selection: Selection }) {
  const { t } = useTranslation("order-list");
  const { viewer, orders } = useOrders({ list });
  const { columns, arrangement } = useArrangement(viewer, "ORDER_LIST", orderListColumns);
  return (
    <ListRows
      list={list}
      connection={orders}
      label={t("title")}
      columns={columns}
      columnTitle={useColumnTitle()}
      arrangement={arrangement}
      selection={selection}
      none={{ title: t("none"), text: t("noneHelp") }}
    >
      {orders.edges.map(({ node }) => (
        <OrderListRow key={node.id} order={node} />
      ))}
    </ListRows>
  );
}

const Bulk = ({ list, selection }: InList & { readonly selection: Selection }) => (
  <OrderListBulk orders={useOrders({ list }).orders.edges.map((e) => e.node)} selection={selection} />
);

function Count({ list }: InList) {
  const { orders } = useOrders({ list });
  return <TitleCount count={orders.totalCount} isExact={orders.totalIsExact} />;
}

const CountedTabs = ({ list }: InList) => <Tabs list={list} counts={useOrders({ list }).orders.statusCounts} />;

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

function Settings({ list }: InList) {
  const { viewer } = useOrders({ list });
  return (
    <TableSettings
      {...useArrangement(viewer, "ORDER_LIST", orderListColumns)}
      columns={orderListColumns}
      title={useColumnTitle()}
    />
  );
}
