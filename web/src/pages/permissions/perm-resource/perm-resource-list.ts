import type { ConfigStatus } from "@linehaul/schema/catalogue";
import { resourceSorts } from "@linehaul/schema/permissions/perm-resource";
import { sortNames } from "@linehaul/schema/sorts";
import type {
  permResourcePageQuery$variables,
  ResourceSort,
} from "../../../__generated__/permResourcePageQuery.graphql.ts";
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
  sorts: sortNames(resourceSorts),
};

/** What the page asks of the graph. */
export const resourceVariables = ({
  filter,
  sort,
  place,
  size,
}: ListState<ResourceFilter, ResourceSort>): permResourcePageQuery$variables => ({
  ...pageArguments(place, size),
  sort,
  filter: { keyword: filter.keyword || null, status: filter.status || null },
});
