import type { intlCustomerExportMutation$variables } from "../../../__generated__/intlCustomerExportMutation.graphql.ts";
import type { intlCustomerExportPreviewQuery$variables } from "../../../__generated__/intlCustomerExportPreviewQuery.graphql.ts";
import type { intlCustomerListPageQuery$variables } from "../../../__generated__/intlCustomerListPageQuery.graphql.ts";
import { EXAMPLE_PAGE, type Examples } from "../../../relay/examples.ts";

export const intlCustomerListPageQuery: Examples<intlCustomerListPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "INTL_CUSTOMER_CODE_ASC" },
];
export const intlCustomerExportPreviewQuery: Examples<intlCustomerExportPreviewQuery$variables> = [{ filter: {} }];
export const intlCustomerExportMutation: Examples<intlCustomerExportMutation$variables> = [
  { input: { filter: {}, columns: ["intlCustomerCode", "createdAt"], format: "CSV" } },
];
