import type { ConfigStatus } from "@linehaul/schema/catalogue";
import { RESOURCE_SORTS } from "@linehaul/schema/permissions/resource";
import type { resourcePageQuery$variables, ResourceSort } from "../../../__generated__/resourcePageQuery.graphql.ts";
import type { ListShape, ListState } from "../../../parts/list/list-state.ts";
import { pageArguments } from "../../../parts/paging/place.ts";

export interface ResourceFilter {
  readonly keyword: string;
  readonly status: ConfigStatus | "";
}

/** The list as it opens. */
export const resourceList: ListShape<ResourceFilter, ResourceSort> = {
  code: "PERM_RESOURCE",
  empty: { keyword: "", status: "" },
  sorts: RESOURCE_SORTS,
};

/** What the page asks of the graph. */
export const resourceVariables = ({
  filter,
  sort,
  place,
  size,
}: ListState<ResourceFilter, ResourceSort>): resourcePageQuery$variables => ({
  ...pageArguments(place, size),
  sort,
  filter: { keyword: filter.keyword || null, status: filter.status || null },
});
