import { OrderPushState } from "@linehaul/schema/orders/order/enums";
import { OrderFilter, OrderRow, orderSorts, StatusCount } from "@linehaul/schema/orders/order/row";
import { OrderFoundBy, OrderNumberKind, OrderNumbersFound } from "@linehaul/schema/orders/order/numbers-found";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { orderColumns, OrderExport, OrderExportRows } from "@linehaul/schema/orders/order/export";
import type { RouteResult } from "@linehaul/schema/route";
import { builder } from "../../../access/builder.ts";
import { filterInput, sortEnum } from "../../../contract/list.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { sortKeysOf } from "../../../contract/sort.ts";
import { pageCost } from "../../../paging/args.ts";
import type { Paged } from "../../../paging/connection.ts";
import { readPage } from "../../../paging/read-page.ts";
import { connectionType } from "../../../paging/types.ts";
import { exportOfList } from "../export-task/list.ts";
import { OrderFinding } from "./finding.ts";
import { Order } from "./order.ts";

enumOf(OrderNumberKind);
enumOf(OrderPushState);
objectOf(OrderFoundBy);
const NumbersFound = objectOf(OrderNumbersFound);
const OrderStatusCount = objectOf(StatusCount, {
  without: ["exact"],
  more: (t) => ({
    isExact: t.boolean({ description: "False where there are more.", resolve: (c) => c.exact }),
  }),
});

type OrderPage = Paged<OrderRow> & { readonly page: RouteResult<typeof orderRoutes.pageQuery> };

const OrderConnection = connectionType<OrderRow, OrderPage>(Order, {
  description: "A page of orders.",
  fields: (t) => ({
    statusCounts: t.field({
      type: [OrderStatusCount],
      description: "The tags above the list. Costs a query, only when asked for.",
      resolve: ({ page }) => page.statusCounts ?? [],
    }),
    numbersFound: t.field({
      type: NumbersFound,
      nullable: true,
      description:
        "What became of the filter's numbers (ORD-01): those of no order that you may see, and which of this page was found by which; " +
        "null without numbers. Costs a query, only when asked for.",
      resolve: ({ page }) => page.numbersFound,
    }),
    finding: t.field({
      type: OrderFinding,
      nullable: true,
      description:
        "What the filter's finding is (PERM-12); null without one, and for one that is forgotten, another's or another site's: it finds nothing.",
      resolve: ({ page }) => page.finding,
    }),
  }),
});

const sortKey = sortKeysOf(orderSorts, OrderRow);
const OrderSort = sortEnum(Order.name, orderSorts);
const OrderFilterInput = filterInput(Order.name, OrderFilter);

builder.queryField("orders", (t) =>
  t.may("ORDER_LIST.VIEW").field({
    type: OrderConnection,
    description: "Orders among the rows that you may see. One call to the order service, whatever is asked of it.",
    complexity: pageCost,
    args: {
      ...t.arg.connectionArgs(),
      filter: t.arg({ type: OrderFilterInput, description: "All orders without it." }),
      sort: t.arg({ type: OrderSort, required: true, defaultValue: "CREATED_AT_DESC", description: "How to sort." }),
    },
    resolve: (_root, args, grant, info) =>
      readPage({
        args,
        info,
        filter: OrderFilter,
        sortKey,
        extras: ["statusCounts", "numbersFound"],
        read: (query) => grant.call(orderRoutes.pageQuery, { body: query }),
      }),
  }),
);

exportOfList("Order", {
  may: "ORDER_LIST.EXPORT",
  what: "orders (ORD-07)",
  row: Order.name,
  filter: OrderFilterInput,
  columns: orderColumns,
  request: OrderExport,
  rows: OrderExportRows,
  begin: (grant, body, options) => grant.call(orderRoutes.exportAsync, { body }, options),
  preview: (grant, body) => grant.call(orderRoutes.exportPreview, { body }),
});
