import query from "../../__generated__/orderStatesQuery$parameters.ts";
import type { orderStatesQuery } from "../../__generated__/orderStatesQuery.graphql.ts";
import { page } from "../entry.ts";

/** What needs this user now. */
export const entry = page<orderStatesQuery>({
  query,
  variables: (_params, { may }) => ({ orders: may("ORDER_LIST.VIEW") }),
  load: () => import("./home-page.tsx"),
});
