import type { ConfigStatus } from "@linehaul/schema/catalogue";
import { dictionarySorts } from "@linehaul/schema/system/dictionary";
import { sortNames } from "@linehaul/schema/sorts";
import type {
  dictionaryPageQuery$variables,
  DictionaryItemSort,
} from "../../../__generated__/dictionaryPageQuery.graphql.ts";
import type { ListShape, ListState } from "../../../parts/list/list-state.ts";
import { pageArguments } from "../../../parts/paging/place.ts";

export interface DictionaryFilter {
  /** The dictionary that is open; empty: all of them. */
  readonly pathKey: string;
  readonly keyword: string;
  readonly status: ConfigStatus | "";
}

/** The list as it opens. */
export const dictionaryList: ListShape<DictionaryFilter, DictionaryItemSort> = {
  code: "DICTIONARY",
  empty: { pathKey: "", keyword: "", status: "" },
  fromParams: (params) => (params["pathKey"] === undefined ? {} : { pathKey: params["pathKey"] }),
  sorts: sortNames(dictionarySorts),
};

/** What the page asks of the graph. */
export const dictionaryVariables = ({
  filter,
  sort,
  place,
  size,
}: ListState<DictionaryFilter, DictionaryItemSort>): dictionaryPageQuery$variables => ({
  ...pageArguments(place, size),
  sort,
  filter: { pathKey: filter.pathKey || null, keyword: filter.keyword || null, status: filter.status || null },
});
