import type { failedOrderAnalysisQuery$variables } from "../../../__generated__/failedOrderAnalysisQuery.graphql.ts";
import type { failedOrderDetailQuery$variables } from "../../../__generated__/failedOrderDetailQuery.graphql.ts";
import type { failedOrderPageQuery$variables } from "../../../__generated__/failedOrderPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

export const failedOrderPageQuery: Examples<failedOrderPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "AT_DESC" },
];
export const failedOrderDetailQuery: Examples<failedOrderDetailQuery$variables> = [{ id: exampleId("FailedOrder") }];
export const failedOrderAnalysisQuery: Examples<failedOrderAnalysisQuery$variables> = [
  {},
  { from: "2026-11-01T00:00:00Z", to: "2026-11-20T00:00:00Z" },
];
