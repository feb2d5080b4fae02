import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { ExportColumn, ExportColumns } from "@linehaul/schema/export-column";
import type { ExportHindrance } from "@linehaul/schema/export-request";
import type { ExportedList } from "@linehaul/schema/orders/export-task";
import type { RowScope } from "@linehaul/schema/scope";
import type { SiteCode } from "@linehaul/schema/sites";
import type { Call } from "../call.ts";
import type { Db } from "../database-type.ts";
import { anyOf } from "../many.ts";
import type { Told } from "../sheets/written-cells.ts";

/** A column's value in SQL, as text. */
export const asText = (column: PgColumn | SQL): SQL => sql`${column}::text`;
/** An instant's in milliseconds. */
export const asInstant = (column: PgColumn): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Where a column's value comes from. */
export interface Cell {
  /** What is read of the row, each as text. */
  readonly reads: readonly SQL[];
  /** What stands in the file; what is read first, by default. Of a masked column the mask. */
  readonly text?: (read: readonly Told[]) => Told;
  /** Of a masked column: the value. */
  readonly clear?: (read: readonly Told[]) => Told;
}

/** Cells that hold the table's columns of the same names. */
export const plainCells = <K extends string>(
  table: { readonly [C in NoInfer<K>]: PgColumn },
  columns: Readonly<Record<K, ExportColumn>>,
): Readonly<Record<string, Cell>> => {
  const cells: Record<string, Cell> = {};
  for (const key in columns)
    cells[key] = { reads: [columns[key].kind === "instant" ? asInstant(table[key]) : asText(table[key])] };
  return cells;
};

/** For whom a file is made. */
export interface Reader {
  readonly site: SiteCode;
  readonly scope: RowScope;
  readonly userName: string;
}

/** Which rows are asked for: all that match, or those that were ticked. */
export interface AskedRows<F> {
  readonly filter?: F | undefined;
  readonly ids?: readonly string[] | undefined;
}
export interface Moment {
  readonly db: Db;
  readonly site: SiteCode;
  readonly timeZone: string;
  readonly now: Date;
}

interface Declared<F> {
  readonly list: ExportedList;
  /** The file's name, without its ending. */
  readonly name: string;
  readonly columns: ExportColumns;
  readonly cells: Readonly<Record<string, Cell>>;
  readonly table: PgTable & { readonly id: PgColumn };
  /** What rows are ticked by; their id by default. */
  readonly key?: PgColumn;
  /** In which order rows stand in the file. */
  readonly order: SQL;
  /** The caller's rows (PERM-02). */
  readonly mine: (reader: Reader) => SQL | undefined;
  readonly filter: z.ZodType<F>;
  readonly matching: (filter: F, reader: Reader) => SQL | undefined;
  /** Of those only these are exported; the others are counted beforehand. */
  readonly only?: SQL;
  /** What beside the row scope says which rows are the caller's, as text: a file that was asked for under another is not given. */
  readonly reach?: (call: Pick<Call, "db" | "caller">) => Promise<string>;
  /** Why a file can't be asked for. */
  readonly hindrance?: (at: Moment, asked: AskedRows<F>) => Promise<ExportHindrance | null>;
}

/** A list of which files are made. */
export interface ExportList extends Omit<Declared<never>, "filter" | "matching" | "hindrance" | "mine"> {
  readonly rows: (asked: AskedRows<unknown>) => {
    /** Those that would stand in the file. */
    readonly inside: (reader: Reader) => SQL | undefined;
    /** Those that match and would not; null where there can be none. */
    readonly outside: (reader: Reader) => SQL | null;
    readonly hindrance: (at: Moment) => Promise<ExportHindrance | null>;
  };
  readonly mine: (reader: Reader) => SQL | undefined;
}

/** A list of which files are made, as its feature declares it. */
export function exportList<F>({ filter: Filter, matching, hindrance, ...list }: Declared<F>): ExportList {
  return {
    ...list,
    rows: ({ filter, ids }) => {
      const read = filter === undefined ? undefined : Filter.parse(filter);
      const wanted = (reader: Reader) => {
        if (ids !== undefined)
          return and(list.mine(reader), list.key ? inArray(list.key, [...ids]) : anyOf(list.table.id, ids));
        return and(list.mine(reader), read === undefined ? undefined : matching(read, reader));
      };
      const { only } = list;
      return {
        inside: (reader) => and(wanted(reader), only),
        outside: (reader) => (only === undefined ? null : (and(wanted(reader), sql`not (${only})`) ?? null)),
        hindrance: async (at) => (await hindrance?.(at, { filter: read, ids })) ?? null,
      };
    },
  };
}

/** Of a row's id, for a page of them. */
export const rowsWith = (list: ExportList, ids: readonly string[]): SQL => anyOf(list.table.id, ids);
