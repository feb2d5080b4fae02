import type { ConfigStatus } from "@linehaul/schema/catalogue";
import { currencySorts } from "@linehaul/schema/base-data/currency";
import { sortNames } from "@linehaul/schema/sorts";
import type { currencyPageQuery$variables, CurrencySort } from "../../../__generated__/currencyPageQuery.graphql.ts";
import type { ListShape, ListState } from "../../../parts/list/list-state.ts";
import { pageArguments } from "../../../parts/paging/place.ts";

export interface CurrencyFilter {
  readonly keyword: string;
  readonly status: ConfigStatus | "";
}

/** The list as it opens. */
export const currencyList: ListShape<CurrencyFilter, CurrencySort> = {
  code: "CURRENCY",
  empty: { keyword: "", status: "" },
  sorts: sortNames(currencySorts),
};

/** What the page asks of the graph. */
export const currencyVariables = ({
  filter,
  sort,
  place,
  size,
}: ListState<CurrencyFilter, CurrencySort>): currencyPageQuery$variables => ({
  ...pageArguments(place, size),
  sort,
  filter: { keyword: filter.keyword || null, status: filter.status || null },
});
