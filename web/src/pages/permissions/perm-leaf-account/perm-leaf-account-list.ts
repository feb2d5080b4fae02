import type { ConfigStatus } from "@linehaul/schema/catalogue";
import { leafAccountSorts } from "@linehaul/schema/permissions/perm-leaf-account";
import { sortNames } from "@linehaul/schema/sorts";
import type {
  LeafAccountSort,
  permLeafAccountPageQuery$variables,
} from "../../../__generated__/permLeafAccountPageQuery.graphql.ts";
import type { ListShape, ListState } from "../../../parts/list/list-state.ts";
import { pageArguments } from "../../../parts/paging/place.ts";

export interface LeafAccountFilter {
  readonly keyword: string;
  readonly status: ConfigStatus | "";
  readonly roleId: string;
  readonly orgCode: string;
}

/** The list as it opens. */
export const leafAccountList: ListShape<LeafAccountFilter, LeafAccountSort> = {
  code: "PERM_LEAF_ACCOUNT",
  empty: { keyword: "", status: "", roleId: "", orgCode: "" },
  sorts: sortNames(leafAccountSorts),
};

/** What the page asks of the graph. */
export const leafAccountVariables = ({
  filter,
  sort,
  place,
  size,
}: ListState<LeafAccountFilter, LeafAccountSort>): permLeafAccountPageQuery$variables => ({
  ...pageArguments(place, size),
  sort,
  filter: {
    keyword: filter.keyword || null,
    status: filter.status || null,
    roleId: filter.roleId || null,
    orgCode: filter.orgCode || null,
  },
});
