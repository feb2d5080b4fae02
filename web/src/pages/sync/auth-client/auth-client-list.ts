import type { ConfigStatus } from "@linehaul/schema/catalogue";
import { AUTH_CLIENT_SORTS } from "@linehaul/schema/sync/auth-client";
import type {
  authClientPageQuery$variables,
  AuthClientSort,
} from "../../../__generated__/authClientPageQuery.graphql.ts";
import type { ListShape, ListState } from "../../../parts/list/list-state.ts";
import { pageArguments } from "../../../parts/paging/place.ts";

export interface AuthClientFilter {
  readonly keyword: string;
  readonly status: ConfigStatus | "";
}

/** The list as it opens. */
export const authClientList: ListShape<AuthClientFilter, AuthClientSort> = {
  code: "AUTH_CLIENT",
  empty: { keyword: "", status: "" },
  sorts: AUTH_CLIENT_SORTS,
};

/** What the page asks of the graph. */
export const authClientVariables = ({
  filter,
  sort,
  place,
  size,
}: ListState<AuthClientFilter, AuthClientSort>): authClientPageQuery$variables => ({
  ...pageArguments(place, size),
  sort,
  filter: { keyword: filter.keyword || null, status: filter.status || null },
});
