import { pageRows, type PageQuery } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import type { Db } from "@linehaul/kit/database-type";
import type { Page } from "@linehaul/schema/paging";
import { type OrderRow, type OrderSort, orderSorts } from "@linehaul/schema/orders/order/row";
import { and } from "drizzle-orm";
import { type FoundFilter, matching } from "./filter.ts";
import type { Mine } from "./mine.ts";
import { orders } from "./table.ts";
import { orderRow } from "./view.ts";

export const orderSort = sortsIn(orders, orderSorts);

/** A page of the caller's orders. */
export function orderPage(
  db: Db,
  mine: Mine,
  query: PageQuery<OrderSort> & { readonly filter?: FoundFilter | undefined },
): Promise<Page<OrderRow>> {
  const { where, large } = matching(query.filter, orderSort[query.sort].column, mine.kept);
  return pageRows({ db, table: orders, query, sorts: orderSort, where: and(mine.site, where), large, row: orderRow });
}
