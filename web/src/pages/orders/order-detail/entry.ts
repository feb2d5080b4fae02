import type { orderDetailPageQuery } from "../../../__generated__/orderDetailPageQuery.graphql.ts";
import query from "../../../__generated__/orderDetailPageQuery$parameters.ts";
import { page } from "../../entry.ts";

/** Opened with `id` (a node id) or `number` (any of the order's numbers). */
export const entry = page<orderDetailPageQuery>({
  needsParams: true,
  shape: "detail",
  query,
  variables: ({ id, number }) => ({ id: id ?? null, number: id === undefined ? (number ?? "") : null }),
  load: () => import("./order-detail-page.tsx"),
});
