import type { queryShellQuery$variables } from "../__generated__/queryShellQuery.graphql.ts";
import type { Examples } from "../relay/examples.ts";

export const queryShellQuery: Examples<queryShellQuery$variables> = [{}];
