import type { orderListPageQuery } from "../../../__generated__/orderListPageQuery.graphql.ts";
import query from "../../../__generated__/orderListPageQuery$parameters.ts";
import { readListState } from "../../../parts/list/list-state.ts";
import { page } from "../../entry.ts";
import { orderList, orderListVariables } from "./order-list-filter.ts";

export const entry = page<orderListPageQuery>({
  query,
  variables: (params) => orderListVariables(readListState(orderList, params)),
  load: () => import("./order-list-page.tsx"),
});
