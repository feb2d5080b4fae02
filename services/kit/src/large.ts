import { and, inArray, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Direction } from "./keyset.ts";

/** Another column in which a row may have the value, of those rows alone that a partial index holds. */
export interface OtherColumn {
  readonly column: PgColumn;
  /** No row for which it is true has the same value in both columns. */
  readonly where: SQL;
}
/** A filter with several values of a column, or of either of two, of which a row has one. */
export interface Spread {
  readonly column: PgColumn;
  readonly or?: OtherColumn | undefined;
  readonly values: readonly string[];
}
/** A range of a column that the page is not sorted by, as a condition on it. Of several, rows must be in each. */
export interface Across {
  readonly column: PgColumn;
  readonly within: (column: SQL) => SQL | undefined;
}
/** The filters of a large table that can't simply be a condition. They are not in `where`. */
export interface LargeFilters {
  readonly spread?: Spread | undefined;
  readonly across?: readonly Across[] | undefined;
  /** Filters with several values where there are more filters than one: no index has the rows that meet all of them in order. */
  readonly together?: readonly Spread[] | undefined;
  /** Up to so many rows are read and sorted; by default as many entries of an index as are read in a few milliseconds. */
  readonly few?: number | undefined;
}

interface Asked extends LargeFilters {
  readonly table: PgTable & { id: PgColumn };
  readonly where: SQL | undefined;
  /** Where the page begins: on the sort's column and the id alone. */
  readonly segment: SQL | undefined;
  readonly column: PgColumn;
  readonly direction: Direction;
  readonly limit: number;
  readonly offset: number;
}

const FEW = 2500;
/** More entries than this are not gathered to merge ranges: deep pages by number are left to the planner. */
const MOST_MERGED = 40_000;

/** The columns of a filter, each with the rows that it is asked of. */
const columnsOf = ({ column, or: other }: Spread): { column: PgColumn; where?: SQL }[] =>
  other === undefined ? [{ column }] : [{ column }, other];
export function among(spread: Spread): SQL {
  const values = [...spread.values];
  const ways = columnsOf(spread).map(({ column, where }) => and(inArray(column, values), where));
  return or(...ways) ?? sql`false`;
}
/** The filters as plain conditions, for counting. */
export const plainly = ({ spread, across = [], together = [] }: LargeFilters): SQL | undefined =>
  and(spread && among(spread), ...together.map(among), ...across.map(({ column, within }) => within(sql`${column}`)));
/** So many values are planned one by one, in each state's own count: of more, planning would take longer than counting. */
const MOST_PLANNED = 20;
/** One row a value. */
const unnested = (values: readonly string[]): SQL => sql`unnest(cast(${sql.param([...values])} as text[]))`;
/** The column has one of the values: many are read when the statement runs. */
const oneOf = (column: PgColumn, values: readonly string[]): SQL =>
  values.length <= MOST_PLANNED
    ? inArray(column, [...values])
    : sql`${column} = any(array(select ${unnested(values)}))`;
/** The column has none of the values: each row looks in a table of many, where it would be compared with one after the other. */
const noneOf = (column: PgColumn, values: readonly string[]): SQL =>
  values.length <= MOST_PLANNED ? notInArray(column, [...values]) : sql`${column} not in (select ${unnested(values)})`;
/**
 * The same as conditions of which a row meets one at the most, to be counted one by one: of "one column or the other" no index alone can tell,
 * and each row would be read.
 */
export function apart(filters: LargeFilters): (SQL | undefined)[] {
  const { spread, ...rest } = filters;
  const others = plainly(rest);
  if (spread === undefined) return [others];
  const { column, or: other, values } = spread;
  if (other === undefined) return [and(oneOf(column, values), others)];
  // Of one value a row that `other.where` takes has it in one of them.
  const once = values.length > 1 ? noneOf(column, values) : undefined;
  return [and(oneOf(column, values), others), and(oneOf(other.column, values), other.where, once, others)];
}
/** The planner takes what it can't look into for true of half the rows, so it can't think that few rows are left and read all of them. */
export const opaque = (condition: SQL): SQL => sql`case when ${condition} then true else false end`;

/**
 * "The row is one of this page's": the ids are found in indexes alone, and only those rows are read whole.
 *
 * `spread`: each value gives its own first rows from its own range of the index (…, column, sort, id), and the ranges are merged. An
 * index can't give `column in (…)` in the order of the sort, and to read all the rows of common values and sort them is what makes a
 * list slow.
 *
 * `across`: few rows of the range are read and sorted; of many, the rows in the order of the sort meet enough soon. Which it is, is
 * counted and not estimated. An index with the other column behind its id decides without the row.
 *
 * `together`: counted in the same way.
 */
export function ofPage(asked: Asked): SQL {
  const { table, where, across = [], together = [], few: most = FEW } = asked;
  if (across.length === 0 && together.length === 0)
    return sql`${table.id} in (select page.id from (${inOrder(asked, where)}) as page)`;
  const few = sql`(select count(*) <= ${most} from some_in_range)`;
  // Unknown to the planner, a range or a list can't make it read by the wrong index.
  const hidden = [...across.flatMap(({ column, within }) => within(sql`${column}`) ?? []), ...together.map(among)].map(
    opaque,
  );
  return sql`${table.id} in (
    with some_in_range as materialized (
      select ${table.id}, ${asked.column} from ${table} where ${and(where, plainly(asked))} limit ${most + 1}
    )
    select page.id from (
      (select ${table.id} as id from some_in_range as ${table} where ${and(few, asked.segment)} ${ordered(asked)} ${cut(asked)})
      union all
      (select rest.id from (${inOrder(asked, and(where, ...hidden, sql`not ${few}`))}) as rest)
    ) as page
  )`;
}

const ordered = ({ table, column, direction }: Asked): SQL =>
  sql`order by ${column} ${sql.raw(direction)}, ${table.id} ${sql.raw(direction)}`;
const cut = ({ limit, offset }: Asked): SQL => sql`limit ${limit} offset ${offset}`;

/** Ids of the page, read in the order of the sort. */
function inOrder(asked: Asked, where: SQL | undefined): SQL {
  const { table, column, direction, limit, offset, segment, spread } = asked;
  const first = (condition: SQL | undefined, rows: SQL) => sql`
    select ${table.id} as id, ${column} as place from ${table}
    where ${and(condition, segment) ?? sql`true`} ${ordered(asked)} ${rows}`;
  const upTo = limit + offset;
  const columns = spread === undefined ? [] : columnsOf(spread);
  if (spread === undefined || spread.values.length * columns.length * upTo > MOST_MERGED)
    return first(and(where, spread && among(spread)), cut(asked));
  const way = sql.raw(direction);
  const ranges = columns.map(
    (one) => sql`(${first(and(where, sql`${one.column} = spread.value`, one.where), sql`limit ${upTo}`)})`,
  );
  // A row may have one value in one column and another value in the other.
  const once = columns.length > 1 ? sql`group by own.place, own.id` : sql``;
  return sql`
    select own.id from ${unnested(spread.values)} as spread(value)
    cross join lateral (${sql.join(ranges, sql` union all `)}) as own
    ${once} order by own.place ${way}, own.id ${way} ${cut(asked)}`;
}
