/** Where in a list the reader is: at its start, after or before a cursor, or at its end. */
export type Place = "start" | "end" | { readonly after: string } | { readonly before: string };

export const PAGE_SIZES = [20, 50, 100, 200] as const;
export const DEFAULT_PAGE_SIZE = 50;

/** Paging arguments of a connection. All four are named, so that a query's variables compare equal when the place is the same. */
export interface PageArguments {
  readonly first: number | null;
  readonly after: string | null;
  readonly last: number | null;
  readonly before: string | null;
}

/** The page of `size` rows at a place. */
export function pageArguments(place: Place, size: number): PageArguments {
  const none = { first: null, after: null, last: null, before: null };
  if (place === "start") return { ...none, first: size };
  if (place === "end") return { ...none, last: size };
  return "after" in place
    ? { ...none, first: size, after: place.after }
    : { ...none, last: size, before: place.before };
}

/** Reads what a tab kept; the start for anything else. */
export function readPlace(value: unknown): Place {
  if (value === "end") return value;
  if (typeof value !== "object" || value === null) return "start";
  if ("after" in value && typeof value.after === "string") return { after: value.after };
  if ("before" in value && typeof value.before === "string") return { before: value.before };
  return "start";
}

/** A size that the page offers, or the usual one. */
export const readPageSize = (value: unknown): number => PAGE_SIZES.find((s) => s === value) ?? DEFAULT_PAGE_SIZE;
