import type { loginExportMutation$variables } from "../../../__generated__/loginExportMutation.graphql.ts";
import type { loginLogPageQuery$variables } from "../../../__generated__/loginLogPageQuery.graphql.ts";
import { EXAMPLE_PAGE, type Examples } from "../../../relay/examples.ts";

export const loginLogPageQuery: Examples<loginLogPageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "AT_DESC" }];
export const loginExportMutation: Examples<loginExportMutation$variables> = [{ input: {} }];
