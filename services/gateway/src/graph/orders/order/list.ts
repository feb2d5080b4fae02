import {
  ORDER_SORTS,
  OrderFilter,
  type OrderRow,
  type OrderSort as Sort,
  type StatusCount,
} from "@linehaul/schema/orders/order/row";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import type { RouteResult } from "@linehaul/schema/route";
import type { z } from "zod";
import { builder } from "../../../access/builder.ts";
import type { Paged } from "../../../paging/connection.ts";
import { pageCost } from "../../../paging/args.ts";
import { readPage } from "../../../paging/read-page.ts";
import { ascending, highestFirst, newestFirst, type SortKey } from "../../../paging/sort-key.ts";
import { connectionType } from "../../../paging/types.ts";
import { AuditStatus, OrderStatus, SourceSystem } from "./enums.ts";
import { Order } from "./order.ts";

const sorts: Readonly<Record<Sort, SortKey<OrderRow>>> = {
  CREATED_AT_DESC: newestFirst((order) => order.createdAt),
  CREATED_AT_ASC: ascending((order) => order.createdAt),
  DECLARED_VALUE_DESC: highestFirst((order) => order.declaredValue),
  DECLARED_VALUE_ASC: ascending((order) => order.declaredValue),
};

const OrderSort = builder.enumType("OrderSort", { description: "How orders are sorted.", values: ORDER_SORTS });

const OrderFilterInput = builder.inputType("OrderFilter", {
  description: "Conditions that must all hold; within a list any one.",
  fields: (t) => ({
    numbers: t.stringList({ description: "Waybill, merged, order or agent numbers, in full, up to 200." }),
    orderStatus: t.field({ type: [OrderStatus], description: "How far orders are on their way." }),
    auditStatus: t.field({ type: [AuditStatus], description: "Queues of the review." }),
    sourceSystem: t.field({ type: [SourceSystem], description: "Where orders were placed." }),
    customerCode: t.string({ description: "10 digits." }),
    receiverCountry: t.stringList({ description: "ISO 3166-1 alpha-2, up to 20." }),
    senderCountry: t.stringList({ description: "ISO 3166-1 alpha-2, up to 20." }),
    createdFrom: t.field({ type: "DateTime", description: "Placed at or after." }),
    createdTo: t.field({ type: "DateTime", description: "Placed before." }),
    declaredCurrency: t.string({ description: "ISO 4217." }),
    declaredMin: t.field({ type: "Decimal", description: "At least, in the order's own currency." }),
    declaredMax: t.field({ type: "Decimal", description: "At most, in the order's own currency." }),
  }),
});

const OrderStatusCount = builder.objectRef<z.infer<typeof StatusCount>>("OrderStatusCount").implement({
  description: "How many orders have a status, under the other filters.",
  fields: (t) => ({
    status: t.expose("status", { type: OrderStatus, description: "The status." }),
    count: t.exposeInt("count", { description: "Counted up to 10,000." }),
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
  }),
});

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
        sortKey: (sort) => sorts[sort],
        extras: ["statusCounts"],
        read: (query) => grant.call(orderRoutes.pageQuery, { body: query }),
      }),
  }),
);
