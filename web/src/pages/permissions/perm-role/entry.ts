import type { permRolePageQuery } from "../../../__generated__/permRolePageQuery.graphql.ts";
import query from "../../../__generated__/permRolePageQuery$parameters.ts";
import { readListState } from "../../../parts/list/list-state.ts";
import { page } from "../../entry.ts";
import { roleList, roleVariables } from "./perm-role-list.ts";

export const entry = page<permRolePageQuery>({
  query,
  variables: (params) => roleVariables(readListState(roleList, params)),
  load: () => import("./perm-role-page.tsx"),
});
