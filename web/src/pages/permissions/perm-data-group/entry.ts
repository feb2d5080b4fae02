import type { permDataGroupPageQuery } from "../../../__generated__/permDataGroupPageQuery.graphql.ts";
import query from "../../../__generated__/permDataGroupPageQuery$parameters.ts";
import { readListState } from "../../../parts/list/list-state.ts";
import { page } from "../../entry.ts";
import { dataGroupList, dataGroupVariables } from "./perm-data-group-list.ts";

export const entry = page<permDataGroupPageQuery>({
  query,
  variables: (params) => dataGroupVariables(readListState(dataGroupList, params)),
  load: () => import("./perm-data-group-page.tsx"),
});
