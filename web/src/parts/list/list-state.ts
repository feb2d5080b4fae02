import type { ModuleCode } from "@linehaul/schema/modules";
import { isRecord } from "@linehaul/schema/record";
import type { PageParams } from "../../tab/tab-id.ts";
import { keep, kept } from "../../tab/kept.ts";
import { tabId } from "../../tab/tab-id.ts";
import { asOfToday } from "../filters/days.ts";
import { readColumns, type Columns } from "../table/columns.ts";
import { pageArguments, readPageSize, readPlace, type PageArguments, type Place } from "../paging/place.ts";

/** What a list is set to. It lives in its tab. */
export interface ListState<Filter, Sort extends string> {
  readonly filter: Filter;
  readonly sort: Sort;
  readonly place: Place;
  readonly size: number;
  /** Those of the view that is open, in place of the user's own; null: his own. */
  readonly columns: Columns | null;
  /** The view that is open: its id. */
  readonly view: string | null;
}

/** A list as it opens. */
export interface ListShape<Filter, Sort extends string> {
  readonly code: ModuleCode;
  /** The filter with nothing set: texts, lists of texts, and groups of both, all empty. */
  readonly empty: Filter;
  /** What a link to the list may set (a number of the home page opens its orders). */
  readonly fromParams?: (params: PageParams) => Partial<Filter>;
  /** The graph's closed list; the first one is the usual one. */
  readonly sorts: readonly [Sort, ...Sort[]];
}

/** Has a kept filter the shape of today's? After a release it may not. */
export function isLike(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((v) => typeof v === "string");
  if (isRecord(sample))
    return isRecord(value) && Object.entries(sample).every(([key, part]) => isLike(part, value[key]));
  return typeof value === typeof sample;
}
export const isFilter = <Filter>(empty: Filter, value: unknown): value is Filter => isLike(empty, value);

/** Is nothing of the filter set? A filter is made of texts, lists of texts, and groups of both; empty means not set. */
export const isEmpty = (filter: unknown): boolean =>
  filter === "" || (typeof filter === "object" && filter !== null && Object.values(filter).every(isEmpty));

/** The list with nothing set. */
export const plainState = <Filter, Sort extends string>(shape: ListShape<Filter, Sort>): ListState<Filter, Sort> => ({
  filter: shape.empty,
  sort: shape.sorts[0],
  place: "start",
  size: readPageSize(null),
  columns: null,
  view: null,
});

/** What the tab's list was set to, or how it opens. */
export function readListState<Filter, Sort extends string>(
  shape: ListShape<Filter, Sort>,
  params: PageParams,
): ListState<Filter, Sort> {
  const plain = plainState(shape);
  const opening = { ...plain, filter: { ...plain.filter, ...shape.fromParams?.(params) } };
  const value = kept(tabId(shape.code, params));
  if (!isRecord(value)) return opening;
  const filter = asOfToday(value["filter"]);
  return {
    filter: isFilter(shape.empty, filter) ? filter : opening.filter,
    sort: shape.sorts.find((s) => s === value["sort"]) ?? opening.sort,
    place: readPlace(value["place"]),
    size: readPageSize(value["size"]),
    columns: readColumns(value["columns"]),
    view: typeof value["view"] === "string" ? value["view"] : null,
  };
}

/** The list opens with the user's default view, should he have one. */
export const DEFAULT_VIEW = "default";
/** The view that a fresh tab opens with: what its link names, or the default one; null for a tab that was set already, or by its link. */
export function wantedView(code: ModuleCode, params: PageParams): string | null {
  if (kept(tabId(code, params)) !== null) return null;
  return params["view"] ?? (Object.keys(params).length === 0 ? DEFAULT_VIEW : null);
}

export const keepListState = (tabId: string, state: ListState<unknown, string>): void => keep(tabId, state);

/** A list with what it asks of the graph. */
export interface AskedList<Filter, Sort extends string, Variables> extends ListShape<Filter, Sort> {
  readonly variables: (state: ListState<Filter, Sort>) => Variables;
  /** As its tab opens it. */
  readonly opening: (params: PageParams) => Variables;
}

/** A list of the graph. `asked` is the filter as the graph takes it. */
export function askedList<Filter, Sort extends string, Asked>(
  shape: ListShape<NoInfer<Filter>, Sort> & { readonly asked: (filter: Filter) => Asked },
): AskedList<Filter, Sort, PageArguments & { readonly sort: Sort; readonly filter: Asked }> {
  const variables = ({ filter, sort, place, size }: ListState<Filter, Sort>) => ({
    ...pageArguments(place, size),
    sort,
    filter: shape.asked(filter),
  });
  return { ...shape, variables, opening: (params) => variables(readListState(shape, params)) };
}
