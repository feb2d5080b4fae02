import { pageRows, type PageQuery } from "@linehaul/kit/paging";
import type { Sort } from "@linehaul/kit/sorts-in";
import type { Db } from "@linehaul/kit/database-type";
import type { Page } from "@linehaul/schema/paging";
import type { OrderFilter, OrderRow, OrderSort } from "@linehaul/schema/orders/order/row";
import { and } from "drizzle-orm";
import { matching } from "./filter.ts";
import type { Mine } from "./mine.ts";
import { orders } from "./table.ts";
import { orderRow } from "./view.ts";

export const ORDER_SORT: Record<OrderSort, Sort> = {
  CREATED_AT_DESC: { column: orders.createdAt, direction: "desc" },
  CREATED_AT_ASC: { column: orders.createdAt, direction: "asc" },
  DECLARED_VALUE_DESC: { column: orders.declaredValue, direction: "desc" },
  DECLARED_VALUE_ASC: { column: orders.declaredValue, direction: "asc" },
};

/** A page of the caller's orders. */
export function orderPage(
  db: Db,
  mine: Mine,
  query: PageQuery<OrderSort> & { readonly filter?: OrderFilter | undefined },
): Promise<Page<OrderRow>> {
  const { where, large } = matching(query.filter, ORDER_SORT[query.sort].column, mine.kept);
  return pageRows({ db, table: orders, query, sorts: ORDER_SORT, where: and(mine.site, where), large, row: orderRow });
}
