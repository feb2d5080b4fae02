import { decodeCursor, MAX_PAGE_SIZE, NUMBERED_ROWS, queryHash, type Cursor } from "@linehaul/schema/paging";
import { invalid } from "../errors/gateway-error.ts";

/** The paging arguments of a connection, as they came. */
export interface ConnectionArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** Which page of a service's `pageQuery` the arguments mean. */
export interface PageRequest {
  readonly size: number;
  /** Belongs to every cursor of this sort and filter. */
  readonly hash: string;
  /** The page's number where it is known: asked for by number, or the first. */
  readonly num: number | null;
  /** What goes into the service's query. */
  readonly by: { readonly pageNum?: number; readonly after?: string; readonly before?: string };
  /** The last page: read backwards from beyond the last row. */
  readonly fromEnd: boolean;
}

const DEFAULT_SIZE = 20;

/** How many rows the arguments ask for, whether they are refused or not. A page's cursor brings its size with it. */
export function askedSize({ first, last, after }: ConnectionArgs): number {
  const cursor = typeof after === "string" ? decodeCursor(after) : null;
  return first ?? last ?? (cursor?.kind === "page" ? cursor.size : DEFAULT_SIZE);
}

function sized(size: number): number {
  if (!Number.isInteger(size) || size < 1 || size > MAX_PAGE_SIZE) throw invalid(`size ${size}`);
  return size;
}

function cursorOf(text: string, hash: string): Cursor {
  const cursor = decodeCursor(text);
  if (!cursor) throw invalid("a cursor that cannot be read");
  if (cursor.hash !== hash) throw invalid("a cursor of another sort or filter");
  return cursor;
}

function forward(first: number | null, after: string | null, hash: string): PageRequest {
  const base = { hash, fromEnd: false };
  if (after === null) return { ...base, size: sized(first ?? DEFAULT_SIZE), num: 1, by: { pageNum: 1 } };
  const cursor = cursorOf(after, hash);
  if (cursor.kind === "key") return { ...base, size: sized(first ?? DEFAULT_SIZE), num: null, by: { after } };
  if (first !== null && first !== cursor.size) throw invalid(`size ${first} with a page cursor of size ${cursor.size}`);
  if (cursor.num * cursor.size > NUMBERED_ROWS) throw invalid(`page ${cursor.num} of size ${cursor.size}`);
  return { ...base, size: cursor.size, num: cursor.num, by: { pageNum: cursor.num } };
}

function backward(last: number, before: string | null, hash: string): PageRequest {
  const base = { hash, size: sized(last), num: null };
  if (before === null) return { ...base, by: {}, fromEnd: true };
  if (cursorOf(before, hash).kind === "page") throw invalid("a page cursor goes into after");
  return { ...base, by: { before }, fromEnd: false };
}

/**
 * Reads the paging arguments for a query of this sort and filter. 09020701 for a size out of bounds or that does not fit
 * its cursor, a cursor that is rubbish or another query's, and combinations that say nothing; nothing is rounded.
 */
export function pageRequest(args: ConnectionArgs, sort: string, filter: unknown): PageRequest {
  const { first = null, after = null, last = null, before = null } = args;
  const hash = queryHash(sort, filter);
  if (last === null && before === null) return forward(first, after, hash);
  if (last === null || first !== null || after !== null) throw invalid("first goes with after, last with before");
  return backward(last, before, hash);
}
