import { setTimeout } from "node:timers/promises";
import { and, sql } from "drizzle-orm";
import { z } from "zod";
import { rowsOf, type Db } from "../database-type.ts";
import type { Told } from "../sheets/written-cells.ts";
import type { Rows } from "../sheets/written-sheet.ts";
import { rowsWith, type ExportList, type Reader } from "./list.ts";

/** Rows that are read at once: few enough that no request waits long behind them. */
const AT_ONCE = 125;
const ID_BYTES = 16;

/** Keys that come in one row: an answer of 32 MB in one would be held several times over while it is read. */
const IN_A_PART = 80 * AT_ONCE;
const Part = z.object({ ids: z.instanceof(Uint8Array) });
/** The keys of rows, 16 bytes each: a million of them are 16 MB. */
export interface Keys {
  readonly count: number;
  page(from: number): string[];
}

const keysIn = (parts: readonly Buffer[]): Keys => ({
  count: parts.reduce((sum, part) => sum + part.length / ID_BYTES, 0),
  page(from) {
    const at = from % IN_A_PART;
    const part = parts[Math.floor(from / IN_A_PART)];
    const hex = part?.toString("hex", at * ID_BYTES, (at + AT_ONCE) * ID_BYTES) ?? "";
    return hex.match(/.{32}/g)?.map((id) => id.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5")) ?? [];
  },
});

/**
 * Which rows a file will have, by one statement and so of one moment: what is stored or changed while it is made neither adds a row nor
 * takes one away, and no transaction stands open meanwhile.
 */
export async function keysOf(db: Db, list: ExportList, where: ReturnType<typeof and>): Promise<Keys> {
  const { table, order } = list;
  const part = sql`(row_number() over (order by ${order}) - 1) / ${sql.raw(String(IN_A_PART))}`;
  const chosen = sql`select ${table.id} as id, ${part} as part, row_number() over (order by ${order}) as n from ${table} where ${where ?? sql`true`}`;
  const parts = await rowsOf(
    db,
    sql`select string_agg(uuid_send(id), ''::bytea order by n) as ids from (${chosen}) as chosen group by part order by part`,
    Part,
  );
  return keysIn(parts.map(({ ids }) => Buffer.from(ids.buffer, ids.byteOffset, ids.byteLength)));
}

/** A page of rows as one text, a list for each row: its id and what is read of it. Many times faster to take in than as many fields. */
const Page = z.object({ rows: z.string().nullable() });
const ReadRows = z.array(z.array(z.string().nullable()));
/** For each millisecond that reading a page took, others have so many: a file that comes in a minute may take two. */
const REST = 2;
const MOST_REST_MS = 25;

/** Rows of the keys in their order, as cells of these columns; what is no longer the reader's is left out. */
export async function* cellsOf(
  db: Db,
  list: ExportList,
  reader: Reader,
  keys: Keys,
  { columns, clear }: { readonly columns: readonly string[]; readonly clear: readonly string[] },
): AsyncGenerator<Rows> {
  const cells = columns.map((key) => {
    const cell = list.cells[key];
    if (cell === undefined) throw new Error(`no column ${key} of ${list.list}`);
    const own = (read: readonly Told[]): Told => read[0] ?? null;
    return { reads: cell.reads, text: (clear.includes(key) ? cell.clear : cell.text) ?? own };
  });
  const fields = cells.flatMap(({ reads }) => reads);
  let next = 1;
  /** Where a column's values stand in a row, behind the id. */
  const places = cells.map(({ reads }) => [next, (next += reads.length)] as const);
  const mine = list.mine(reader);
  for (let from = 0; from < keys.count; from += AT_ONCE) {
    const ids = keys.page(from);
    const since = performance.now();
    const [found] = await rowsOf(
      db,
      sql`select json_agg(array[${sql.join([sql`${list.table.id}::text`, ...fields], sql`, `)}])::text as rows
        from ${list.table} where ${and(mine, rowsWith(list, ids))}`,
      Page,
    );
    const read = ReadRows.parse(JSON.parse(found?.rows ?? "[]"));
    const byId = new Map(read.map((row) => [row[0], row]));
    const took = performance.now() - since;
    yield ids.flatMap((id) => {
      const row = byId.get(id);
      return row === undefined ? [] : [cells.map(({ text }, n) => text(row.slice(...(places[n] ?? []))))];
    });
    // Who turns pages of a list meanwhile comes in between.
    await setTimeout(Math.min(MOST_REST_MS, took * REST));
  }
}
