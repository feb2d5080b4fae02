import { and, getTableColumns, type InferSelectModel, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { decodeCursor, encodeCursor, queryHash, type Page } from "@linehaul/schema/paging";
import { isDataException } from "./database-error.ts";
import type { Db } from "./database-type.ts";
import { fail } from "./fail.ts";
import { orderBy, segmentsFrom, type Direction, type Key } from "./keyset.ts";
import { apart, type LargeFilters, ofPage } from "./large.ts";
import { countRows } from "./row-count.ts";
import type { Sort } from "./sorts-in.ts";
import { selectRows } from "./table-rows.ts";

/** What `pageQuery` of the contracts reads. */
export interface PageQuery<S extends string> {
  readonly pageNum?: number | undefined;
  readonly pageSize: number;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly sort: S;
  readonly filter?: unknown;
  readonly want: readonly string[];
}
interface PageOptions<T extends PgTable & { id: PgColumn }, S extends string, V> {
  readonly db: Db;
  readonly table: T;
  readonly query: PageQuery<S>;
  /** Made by `sortsIn`; each has an index on (column, id), ascending: read backwards it serves the other direction. */
  readonly sorts: Readonly<Record<S, Sort>>;
  /** Row scope and filters. */
  readonly where?: SQL | undefined;
  /** For tables of millions of wide rows: ids are found in indexes alone, with the help of what it says of the filters, see large.ts. */
  readonly large?: LargeFilters;
  /** A row as the route answers it. */
  readonly row: (row: InferSelectModel<T>) => V;
}

/**
 * A page by number or by key (design, "Paging"). Rows with equal sort values are told apart by their id, so that each is seen once.
 * A cursor of another query, and rubbish, answer 400002.
 */
export async function pageRows<T extends PgTable & { id: PgColumn }, S extends string, V>(
  options: PageOptions<T, S, V>,
): Promise<Page<V>> {
  const { table, query, row, where, large } = options;
  const hash = queryHash(query.sort, query.filter);
  const [found, counted] = await Promise.all([
    query.pageNum === undefined ? byKey(options, hash) : byNumber(options, query.pageNum),
    query.want.includes("total")
      ? countRows(options.db, table, ...apart(large ?? {}).map((way) => and(where, way)))
      : null,
  ]);
  const { column } = options.sorts[query.sort];
  const cursor = (r: InferSelectModel<T> | undefined): string | null => {
    if (r === undefined) return null;
    const key = keyOf(table, column, r);
    return encodeCursor({ kind: "key", hash, value: key.value === null ? "" : `=${key.value}`, id: key.id });
  };
  return {
    data: found.rows.map(row),
    total: counted?.count ?? null,
    totalExact: counted?.exact ?? false,
    after: found.more ? cursor(found.rows.at(-1)) : null,
    before: found.less ? cursor(found.rows[0]) : null,
  };
}

interface Found<T extends PgTable> {
  readonly rows: readonly InferSelectModel<T>[];
  readonly less: boolean;
  readonly more: boolean;
}

interface Part {
  readonly segment?: SQL | undefined;
  readonly direction: Direction;
  readonly limit: number;
  readonly offset?: number;
}

/** Some rows, in the order of the sort or against it. */
async function rowsOf<T extends PgTable & { id: PgColumn }, S extends string, V>(
  { db, table, query, sorts, where, large }: PageOptions<T, S, V>,
  { segment, direction, limit, offset = 0 }: Part,
): Promise<InferSelectModel<T>[]> {
  const { column } = sorts[query.sort];
  const order = orderBy(column, table.id, direction);
  if (large === undefined) return selectRows(db, table, { where: and(where, segment), orderBy: order, limit, offset });
  const page = ofPage({ ...large, table, where, segment, column, direction, limit, offset });
  return selectRows(db, table, { where: page, orderBy: order });
}

async function byNumber<T extends PgTable & { id: PgColumn }, S extends string, V>(
  options: PageOptions<T, S, V>,
  pageNum: number,
): Promise<Found<T>> {
  const { query, sorts } = options;
  const offset = (pageNum - 1) * query.pageSize;
  const { direction } = sorts[query.sort];
  const rows = await rowsOf(options, { direction, limit: query.pageSize + 1, offset });
  return { rows: rows.slice(0, query.pageSize), less: offset > 0, more: rows.length > query.pageSize };
}

async function byKey<T extends PgTable & { id: PgColumn }, S extends string, V>(
  options: PageOptions<T, S, V>,
  hash: string,
): Promise<Found<T>> {
  const { table, query, sorts } = options;
  const { column, direction } = sorts[query.sort];
  const from = query.after ?? query.before;
  const key = from === undefined ? null : keyFrom(from, hash);
  const backwards = query.before !== undefined;
  const way: Direction = backwards === (direction === "asc") ? "desc" : "asc";
  const wanted = query.pageSize + 1;
  const rows: InferSelectModel<T>[] = [];
  for (const segment of segmentsFrom({ column, id: table.id, direction: way, key })) {
    if (rows.length >= wanted) break;
    const part = await rowsOf(options, { segment, direction: way, limit: wanted - rows.length }).catch(
      (error: unknown) => {
        // A well-formed cursor that holds no value of this column.
        throw key && isDataException(error) ? fail(SERVICE_CODES.badPage) : error;
      },
    );
    rows.push(...part);
  }
  const beyond = rows.length > query.pageSize;
  const kept = rows.slice(0, query.pageSize);
  if (backwards) return { rows: kept.reverse(), less: beyond, more: true };
  return { rows: kept, less: key !== null, more: beyond };
}

function keyFrom(text: string, hash: string): Key {
  const cursor = decodeCursor(text);
  if (cursor?.kind !== "key" || cursor.hash !== hash) throw fail(SERVICE_CODES.badPage);
  return { value: cursor.value === "" ? null : cursor.value.slice(1), id: cursor.id };
}

/** A row's place in the sort, as text that PostgreSQL reads back to the same value. */
function keyOf(table: PgTable, column: PgColumn, row: object): Key {
  const cells = new Map<string, unknown>(Object.entries(row));
  const names = Object.entries(getTableColumns(table));
  const text = (wanted: PgColumn | undefined): string | null => {
    const value = cells.get(names.find(([, c]) => c === wanted)?.[0] ?? "");
    if (value === null || value === undefined) return null;
    if (value instanceof Date) return value.toISOString();
    if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") return String(value);
    throw new Error("a sort is by a date, a number or a text");
  };
  const id = text(getTableColumns(table)["id"]);
  if (id === null) throw new Error("a paged table has an id");
  return { value: text(column), id };
}
