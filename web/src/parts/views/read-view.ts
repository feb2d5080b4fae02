import { isRecord } from "@linehaul/schema/record";
import { ANY_DAY, asOfToday, isLast } from "../filters/days.ts";
import { readColumns, type Columns } from "../table/columns.ts";
import { isEmpty, isFilter, isLike, type ListShape, type ListState } from "../list/list-state.ts";

/** What a list knows of today: the codes of its filters that are closed lists, and its columns. */
export interface Closed {
  readonly codes: ReadonlyMap<string, readonly string[]>;
  readonly columns: readonly string[];
}
/** What a view names and is no more: `code` of a filter, or nothing where the whole of it is gone. */
export interface Gone {
  readonly of: "filter" | "sort" | "column";
  readonly name: string;
  readonly code?: string;
}

/** A filter without what only a moment knows of it. */
function withoutToday(filter: unknown): unknown {
  if (!isRecord(filter)) return filter;
  if (isLast(filter["last"])) return { ...ANY_DAY, last: filter["last"] };
  return Object.fromEntries(Object.entries(filter).map(([key, part]) => [key, withoutToday(part)]));
}

/** What a list is set to, as a view keeps it: what of the filter is set and lasts, "last 7 days" as such, the sort and the columns. */
export function viewText(
  { filter, sort }: ListState<object, string>,
  { order, hidden }: Columns,
  passing: ReadonlySet<string> = new Set(),
): string {
  const lasting = Object.entries(filter).filter(([name, part]) => !isEmpty(part) && !passing.has(name));
  return JSON.stringify({
    filter: withoutToday(Object.fromEntries(lasting)),
    sort,
    columns: { order, hidden: order.filter((id) => hidden.includes(id)) },
  });
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** One part of a filter without the codes that are gone. */
function known(
  part: unknown,
  codes: readonly string[] | undefined,
): { readonly part: unknown; readonly gone: string[] } {
  if (codes === undefined) return { part, gone: [] };
  const isKnown = (code: unknown) => typeof code === "string" && codes.includes(code);
  if (!Array.isArray(part)) return isKnown(part) ? { part, gone: [] } : { part: "", gone: [String(part)] };
  const all: readonly unknown[] = part;
  return { part: all.filter(isKnown), gone: all.filter((code) => !isKnown(code)).map(String) };
}

function readFilter<Filter extends object>(empty: Filter, value: unknown, closed: Closed, gone: Gone[]): Filter {
  const today = asOfToday(value);
  if (!isRecord(today)) return empty;
  const samples: ReadonlyMap<string, unknown> = new Map(Object.entries(empty));
  const parts: Record<string, unknown> = Object.fromEntries(samples);
  for (const [name, part] of Object.entries(today)) {
    if (isEmpty(part)) continue;
    if (samples.has(name) && isLike(samples.get(name), part)) {
      const read = known(part, closed.codes.get(name));
      parts[name] = read.part;
      gone.push(...read.gone.map((code) => ({ of: "filter" as const, name, code })));
    } else gone.push({ of: "filter", name });
  }
  const whole: unknown = parts;
  return isFilter(empty, whole) ? whole : empty;
}

/** What a view sets a list to: all of it that there still is, and what is gone. */
export function readView<Filter extends object, Sort extends string>(
  { empty, sorts }: ListShape<Filter, Sort>,
  text: string,
  closed: Closed,
): Pick<ListState<Filter, Sort>, "filter" | "sort" | "columns"> & { readonly gone: readonly Gone[] } {
  const value = parsed(text);
  const gone: Gone[] = [];
  const filter = readFilter(empty, value["filter"], closed, gone);
  const sort = sorts.find((one) => one === value["sort"]);
  if (sort === undefined && typeof value["sort"] === "string") gone.push({ of: "sort", name: value["sort"] });
  const columns = readColumns(value["columns"]);
  for (const name of columns?.order ?? []) if (!closed.columns.includes(name)) gone.push({ of: "column", name });
  return { filter, sort: sort ?? sorts[0], columns, gone };
}
