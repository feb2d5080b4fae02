import type { permLeafAccountPageQuery } from "../../../__generated__/permLeafAccountPageQuery.graphql.ts";
import query from "../../../__generated__/permLeafAccountPageQuery$parameters.ts";
import { readListState } from "../../../parts/list/list-state.ts";
import { page } from "../../entry.ts";
import { leafAccountList, leafAccountVariables } from "./perm-leaf-account-list.ts";

export const entry = page<permLeafAccountPageQuery>({
  query,
  variables: (params) => leafAccountVariables(readListState(leafAccountList, params)),
  load: () => import("./perm-leaf-account-page.tsx"),
});
