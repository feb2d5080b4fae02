import type { myTasksPageQuery } from "../../../__generated__/myTasksPageQuery.graphql.ts";
import query from "../../../__generated__/myTasksPageQuery$parameters.ts";
import { page } from "../../entry.ts";

export const entry = page<myTasksPageQuery>({
  query,
  variables: () => ({}),
  load: () => import("./my-tasks-page.tsx"),
});
