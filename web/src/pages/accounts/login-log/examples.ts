import type { loginExportPreviewQuery$variables } from "../../../__generated__/loginExportPreviewQuery.graphql.ts";
import type { loginExportMutation$variables } from "../../../__generated__/loginExportMutation.graphql.ts";
import type { loginLogPageQuery$variables } from "../../../__generated__/loginLogPageQuery.graphql.ts";
import { EXAMPLE_PAGE, type Examples } from "../../../relay/examples.ts";

export const loginLogPageQuery: Examples<loginLogPageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "AT_DESC" }];

export const loginExportPreviewQuery: Examples<loginExportPreviewQuery$variables> = [{ filter: {} }];
export const loginExportMutation: Examples<loginExportMutation$variables> = [
  { input: { filter: {}, columns: ["at"], format: "CSV" } },
];
