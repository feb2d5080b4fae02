import type { dataPermissionPageQuery } from "../../../__generated__/dataPermissionPageQuery.graphql.ts";
import query from "../../../__generated__/dataPermissionPageQuery$parameters.ts";
import { page } from "../../entry.ts";

export const entry = page<dataPermissionPageQuery>({
  query,
  variables: () => ({}),
  load: () => import("./data-permission-page.tsx"),
});
