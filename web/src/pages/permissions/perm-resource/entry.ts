import type { permResourcePageQuery } from "../../../__generated__/permResourcePageQuery.graphql.ts";
import query from "../../../__generated__/permResourcePageQuery$parameters.ts";
import { readListState } from "../../../parts/list/list-state.ts";
import { page } from "../../entry.ts";
import { resourceList, resourceVariables } from "./perm-resource-list.ts";

export const entry = page<permResourcePageQuery>({
  query,
  variables: (params) => resourceVariables(readListState(resourceList, params)),
  load: () => import("./perm-resource-page.tsx"),
});
