import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { NUMBERED_ROWS } from "@linehaul/schema/paging";
import type { RowCount } from "@linehaul/schema/scope";
import { type Db, rowsOf } from "./database-type.ts";
import { z } from "zod";

/** A row each that meets one of these conditions, no more than one past NUMBERED_ROWS. No row may meet two. */
export function someRows(table: PgTable, ways: readonly (SQL | undefined)[]): SQL {
  const limit = sql`limit ${NUMBERED_ROWS + 1}`;
  const [first, ...others] = ways.map((where) => sql`select 1 from ${table} where ${where ?? sql`true`} ${limit}`);
  if (first !== undefined && others.length === 0) return first;
  const all = [first, ...others].map((rows) => sql`(${rows})`);
  return sql`select 1 from (${sql.join(all, sql` union all `)}) as ways ${limit}`;
}

const Counted = z.object({ n: z.coerce.number() });

/** How many rows meet the condition, or one of several of which none meets two; counted no further than one past NUMBERED_ROWS. */
export async function countRows(db: Db, table: PgTable, ...ways: readonly (SQL | undefined)[]): Promise<RowCount> {
  const [counted] = await rowsOf(db, sql`select count(*) as n from (${someRows(table, ways)}) as counted`, Counted);
  const n = counted?.n ?? 0;
  return { count: Math.min(n, NUMBERED_ROWS), exact: n <= NUMBERED_ROWS };
}

type Ways = readonly (SQL | undefined)[];
/**
 * How many rows there are of each kind, each counted no further than one past NUMBERED_ROWS. One statement a kind within one: the planner
 * knows how common each is, and reads by kind or by filter, whichever is less.
 */
export const countsOf = <K extends string>(table: PgTable, kinds: readonly K[], ways: (kind: K) => Ways): SQL =>
  sql.join(
    kinds.map(
      (kind) =>
        sql`select cast(${kind} as text) as kind, count(*) as count from (${someRows(table, ways(kind))}) as counted`,
    ),
    sql` union all `,
  );

const OfKind = z.object({ kind: z.string(), count: z.coerce.number() });

/** The same, read: the kinds in their order. */
export async function countEach<K extends string>(
  db: Db,
  table: PgTable,
  kinds: readonly K[],
  ways: (kind: K) => Ways,
): Promise<(RowCount & { readonly kind: K })[]> {
  const counted = new Map(
    (await rowsOf(db, countsOf(table, kinds, ways), OfKind)).map(({ kind, count }) => [kind, count]),
  );
  return kinds.map((kind) => {
    const count = counted.get(kind) ?? 0;
    return { kind, count: Math.min(count, NUMBERED_ROWS), exact: count <= NUMBERED_ROWS };
  });
}
