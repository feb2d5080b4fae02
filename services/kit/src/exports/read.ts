import { and, sql } from "drizzle-orm";
import { z } from "zod";
import { rowsOf, type Db } from "../database-type.ts";
import type { Told } from "../sheets/written-cells.ts";
import type { Rows } from "../sheets/written-sheet.ts";
import { rowsWith, type ExportList, type Reader } from "./list.ts";

/** Rows that are read at once: few enough that no request waits long behind them. */
const AT_ONCE = 500;
const ID_BYTES = 16;

const Ids = z.object({ ids: z.instanceof(Uint8Array).nullable() });
/** The keys of rows, 16 bytes each: a million of them are 16 MB. */
export interface Keys {
  readonly count: number;
  page(from: number): string[];
}

const keysIn = (bytes: Buffer): Keys => ({
  count: bytes.length / ID_BYTES,
  page(from) {
    const hex = bytes.toString("hex", from * ID_BYTES, (from + AT_ONCE) * ID_BYTES);
    return hex.match(/.{32}/g)?.map((id) => id.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5")) ?? [];
  },
});

/**
 * Which rows a file will have, by one statement and so of one moment: what is stored or changed while it is made neither adds a row nor
 * takes one away, and no transaction stands open meanwhile.
 */
export async function keysOf(db: Db, list: ExportList, where: ReturnType<typeof and>): Promise<Keys> {
  const { table, order } = list;
  const chosen = sql`select ${table.id} as id from ${table} where ${where ?? sql`true`} order by ${order}`;
  const [found] = await rowsOf(
    db,
    sql`select string_agg(uuid_send(id), ''::bytea) as ids from (${chosen}) as chosen`,
    Ids,
  );
  const { ids } = found ?? { ids: null };
  return keysIn(ids === null ? Buffer.alloc(0) : Buffer.from(ids.buffer, ids.byteOffset, ids.byteLength));
}

const Row = z.record(z.string(), z.string().nullable());

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
  const fields = cells.flatMap(({ reads }, n) =>
    reads.map((read, m) => sql`${read} as ${sql.identifier(`c${n}_${m}`)}`),
  );
  const mine = list.mine(reader);
  for (let from = 0; from < keys.count; from += AT_ONCE) {
    const ids = keys.page(from);
    const found = await rowsOf(
      db,
      sql`select ${list.table.id}::text as id, ${sql.join(fields, sql`, `)} from ${list.table} where ${and(mine, rowsWith(list, ids))}`,
      Row,
    );
    const byId = new Map(found.map((row) => [row["id"], row]));
    yield ids.flatMap((id) => {
      const row = byId.get(id);
      if (row === undefined) return [];
      return [cells.map(({ reads, text }, n) => text(reads.map((_, m) => row[`c${n}_${m}`] ?? null)))];
    });
  }
}
