import type { orderReviewPageQuery$variables } from "../../../__generated__/orderReviewPageQuery.graphql.ts";
import type { reviewExportMutation$variables } from "../../../__generated__/reviewExportMutation.graphql.ts";
import type { reviewExportPreviewQuery$variables } from "../../../__generated__/reviewExportPreviewQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

export const orderReviewPageQuery: Examples<orderReviewPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "PASS_AT_ASC", filter: { queue: "NOT_REVIEWED" } },
];
export const reviewExportPreviewQuery: Examples<reviewExportPreviewQuery$variables> = [{ filter: {} }];
export const reviewExportMutation: Examples<reviewExportMutation$variables> = [
  { input: { ids: [exampleId("ReviewCase")], columns: ["sfWaybillNo", "passAt"], format: "CSV" } },
];
