import type { ConfigStatus } from "@linehaul/schema/catalogue";
import { dataGroupSorts } from "@linehaul/schema/permissions/perm-data-group";
import { sortNames } from "@linehaul/schema/sorts";
import type {
  DataGroupKind,
  DataGroupSort,
  permDataGroupPageQuery$variables,
} from "../../../__generated__/permDataGroupPageQuery.graphql.ts";
import type { ListShape, ListState } from "../../../parts/list/list-state.ts";
import { pageArguments } from "../../../parts/paging/place.ts";

export interface DataGroupFilter {
  readonly keyword: string;
  readonly status: ConfigStatus | "";
  readonly kind: DataGroupKind | "";
}

/** The list as it opens. */
export const dataGroupList: ListShape<DataGroupFilter, DataGroupSort> = {
  code: "PERM_DATA_GROUP",
  empty: { keyword: "", status: "", kind: "" },
  sorts: sortNames(dataGroupSorts),
};

/** What the page asks of the graph. */
export const dataGroupVariables = ({
  filter,
  sort,
  place,
  size,
}: ListState<DataGroupFilter, DataGroupSort>): permDataGroupPageQuery$variables => ({
  ...pageArguments(place, size),
  sort,
  filter: { keyword: filter.keyword || null, status: filter.status || null, kind: filter.kind || null },
});
