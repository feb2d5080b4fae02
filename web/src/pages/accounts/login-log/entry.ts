import type { loginLogPageQuery } from "../../../__generated__/loginLogPageQuery.graphql.ts";
import query from "../../../__generated__/loginLogPageQuery$parameters.ts";
import { readListState } from "../../../parts/list/list-state.ts";
import { page } from "../../entry.ts";
import { loginList, loginVariables } from "./login-list.ts";

export const entry = page<loginLogPageQuery>({
  query,
  variables: (params) => loginVariables(readListState(loginList, params)),
  load: () => import("./login-log-page.tsx"),
});
