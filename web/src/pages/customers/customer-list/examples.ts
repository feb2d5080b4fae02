import type { customerExportMutation$variables } from "../../../__generated__/customerExportMutation.graphql.ts";
import type { customerExportPreviewQuery$variables } from "../../../__generated__/customerExportPreviewQuery.graphql.ts";
import type { customerListPageQuery$variables } from "../../../__generated__/customerListPageQuery.graphql.ts";
import type { customerPeekFactsQuery$variables } from "../../../__generated__/customerPeekFactsQuery.graphql.ts";
import type { disableManyMutation$variables } from "../../../__generated__/disableManyMutation.graphql.ts";
import type { enableManyMutation$variables } from "../../../__generated__/enableManyMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

export const customerListPageQuery: Examples<customerListPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CREATED_AT_DESC" },
];
export const customerPeekFactsQuery: Examples<customerPeekFactsQuery$variables> = [
  { id: exampleId("Customer", "0123456789") },
];
export const customerExportPreviewQuery: Examples<customerExportPreviewQuery$variables> = [{ filter: {} }];
export const customerExportMutation: Examples<customerExportMutation$variables> = [
  { input: { filter: {}, columns: ["customerCode", "createdAt"], format: "CSV" } },
];
export const enableManyMutation: Examples<enableManyMutation$variables> = [
  { input: { ids: [exampleId("Customer", "0123456789")] } },
];
export const disableManyMutation: Examples<disableManyMutation$variables> = [
  { input: { ids: [exampleId("Customer", "0123456789")], reason: "Bills unpaid for 90 days" } },
];
