import { z } from "zod";
import { ByIds } from "../../catalogue.ts";
import { page } from "../../paging.ts";
import { route } from "../../route.ts";
import { Revealed } from "../../reveal.ts";
import { RowCount, ScopeVersion } from "../../scope.ts";
import { ShowOrderClear } from "./clear.ts";
import { OrderDetail, OrderWithDetail } from "./detail.ts";
import { DayCount, OrderDays } from "./day-count.ts";
import { OrderPageQuery, OrderRow, StatusCount } from "./row.ts";

export const orderRoutes = {
  pageQuery: route({
    service: "order",
    method: "POST",
    path: "/order/admin/pageQuery",
    may: ["ORDER_LIST.VIEW"],
    safe: true,
    summary: "Orders, a page",
    body: OrderPageQuery,
    result: page(OrderRow).extend({ statusCounts: z.array(StatusCount).nullable() }),
  }),
  countByDay: route({
    service: "order",
    method: "POST",
    path: "/order/admin/countByDay",
    may: ["ORDER_LIST.VIEW"],
    safe: true,
    summary: "How many orders were placed on each of the last days, today included; in the caller's zone",
    body: OrderDays,
    result: z.array(DayCount),
  }),
  /** For those who administer data groups: the number alone, whatever their own rows are. */
  countInScope: route({
    service: "order",
    method: "POST",
    path: "/order/admin/countInScope",
    may: ["PERM_DATA_GROUP.VIEW", "PERM_LEAF_ACCOUNT.VIEW"],
    safe: true,
    summary: "How many orders of the caller's site a row scope opens (PERM-02)",
    body: ScopeVersion,
    result: RowCount,
  }),
  byIds: route({
    service: "order",
    method: "POST",
    path: "/order/byIds",
    may: ["ORDER_DETAIL.VIEW"],
    safe: true,
    summary: "Orders by id; ids outside the caller's rows are left out",
    body: ByIds,
    result: z.array(OrderRow),
  }),
  /** One order by id or by any of its numbers; null when there is none among the caller's rows. */
  detail: route({
    service: "order",
    method: "POST",
    path: "/order/detail",
    may: ["ORDER_DETAIL.VIEW"],
    safe: true,
    summary: "An order with everything",
    body: z.union([z.object({ id: z.uuid() }), z.object({ number: z.string().trim().min(1).max(40) })]),
    result: OrderWithDetail.nullable(),
  }),
  details: route({
    service: "order",
    method: "POST",
    path: "/order/detailByIds",
    may: ["ORDER_DETAIL.VIEW"],
    safe: true,
    summary: "What lists do not show, for many orders",
    body: ByIds,
    result: z.array(OrderDetail),
  }),
  /** Recorded with its reason before it is answered, and again each time: the answer is not kept (PERM-12). */
  showClear: route({
    service: "order",
    method: "POST",
    path: "/order/showClear",
    may: ["ORDER_LIST.SHOW_CLEAR", "ORDER_DETAIL.SHOW_CLEAR"],
    summary: "One masked value of an order in the clear; the list's button opens the receiver's phone alone",
    body: ShowOrderClear,
    result: Revealed,
  }),
} as const;
