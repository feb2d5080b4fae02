import type { scheduledTaskPageQuery } from "../../../__generated__/scheduledTaskPageQuery.graphql.ts";
import query from "../../../__generated__/scheduledTaskPageQuery$parameters.ts";
import { page } from "../../entry.ts";

export const entry = page<scheduledTaskPageQuery>({
  query,
  variables: () => ({}),
  load: () => import("./scheduled-task-page.tsx"),
});
