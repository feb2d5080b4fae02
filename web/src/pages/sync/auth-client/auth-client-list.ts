import type { ConfigStatus } from "@linehaul/schema/catalogue";
import { authClientSorts } from "@linehaul/schema/sync/auth-client";
import { sortNames } from "@linehaul/schema/sorts";
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
  sorts: sortNames(authClientSorts),
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
