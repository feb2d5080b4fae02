import type { orderExportPreviewQuery$variables } from "../../../__generated__/orderExportPreviewQuery.graphql.ts";
import type { orderExportMutation$variables } from "../../../__generated__/orderExportMutation.graphql.ts";
import type { orderCardQuery$variables } from "../../../__generated__/orderCardQuery.graphql.ts";
import type { orderListPageQuery$variables } from "../../../__generated__/orderListPageQuery.graphql.ts";
import { EXAMPLE_PAGE, type Examples } from "../../../relay/examples.ts";

export const orderListPageQuery: Examples<orderListPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CREATED_AT_DESC" },
];

export const orderCardQuery: Examples<orderCardQuery$variables> = [{ days: 14 }];

export const orderExportPreviewQuery: Examples<orderExportPreviewQuery$variables> = [
  { filter: { createdFrom: "2026-01-01T00:00:00.000Z", createdTo: "2026-01-08T00:00:00.000Z" } },
];
export const orderExportMutation: Examples<orderExportMutation$variables> = [
  {
    input: {
      filter: { createdFrom: "2026-01-01T00:00:00.000Z", createdTo: "2026-01-08T00:00:00.000Z" },
      columns: ["sfWaybillNo", "createdAt"],
      format: "CSV",
    },
  },
];
