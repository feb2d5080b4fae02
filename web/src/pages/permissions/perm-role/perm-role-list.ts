import type { ConfigStatus } from "@linehaul/schema/catalogue";
import { roleSorts, type RoleType } from "@linehaul/schema/permissions/perm-role";
import { sortNames } from "@linehaul/schema/sorts";
import type { permRolePageQuery$variables, RoleSort } from "../../../__generated__/permRolePageQuery.graphql.ts";
import type { ListShape, ListState } from "../../../parts/list/list-state.ts";
import { pageArguments } from "../../../parts/paging/place.ts";

export interface RoleFilter {
  readonly keyword: string;
  readonly status: ConfigStatus | "";
  readonly type: RoleType | "";
}

/** The list as it opens. */
export const roleList: ListShape<RoleFilter, RoleSort> = {
  code: "PERM_ROLE",
  empty: { keyword: "", status: "", type: "" },
  sorts: sortNames(roleSorts),
};

/** What the page asks of the graph. */
export const roleVariables = ({
  filter,
  sort,
  place,
  size,
}: ListState<RoleFilter, RoleSort>): permRolePageQuery$variables => ({
  ...pageArguments(place, size),
  sort,
  filter: { keyword: filter.keyword || null, status: filter.status || null, type: filter.type || null },
});
