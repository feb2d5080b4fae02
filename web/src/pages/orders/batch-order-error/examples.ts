import type { batchOrderErrorPageQuery$variables } from "../../../__generated__/batchOrderErrorPageQuery.graphql.ts";
import type { errorCountsQuery$variables } from "../../../__generated__/errorCountsQuery.graphql.ts";
import type { errorDownloadMutation$variables } from "../../../__generated__/errorDownloadMutation.graphql.ts";
import { EXAMPLE_PAGE, type Examples } from "../../../relay/examples.ts";

export const batchOrderErrorPageQuery: Examples<batchOrderErrorPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "AT_DESC" },
];
export const errorCountsQuery: Examples<errorCountsQuery$variables> = [{}];
export const errorDownloadMutation: Examples<errorDownloadMutation$variables> = [{ input: {} }];
