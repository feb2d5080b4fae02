import type { myTasksPageQuery$variables } from "../../../__generated__/myTasksPageQuery.graphql.ts";
import type { Examples } from "../../../relay/examples.ts";

export const myTasksPageQuery: Examples<myTasksPageQuery$variables> = [{}];
