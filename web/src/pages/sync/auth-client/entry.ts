import type { authClientPageQuery } from "../../../__generated__/authClientPageQuery.graphql.ts";
import query from "../../../__generated__/authClientPageQuery$parameters.ts";
import { readListState } from "../../../parts/list/list-state.ts";
import { page } from "../../entry.ts";
import { authClientList, authClientVariables } from "./auth-client-list.ts";

export const entry = page<authClientPageQuery>({
  query,
  variables: (params) => authClientVariables(readListState(authClientList, params)),
  load: () => import("./auth-client-page.tsx"),
});
