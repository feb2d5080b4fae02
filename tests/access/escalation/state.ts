import { decodeNodeId } from "@linehaul/gateway/access/node-id";
import { rowsOf } from "@linehaul/kit/database-type";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Values } from "./json.ts";
import { nodeType } from "./known.ts";
import type { World } from "./world.ts";

const Hash = z.object({ hash: z.string().nullable() });
const Version = z.object({ version: z.number() });
const Column = z.object({ name: z.string() });

/** A hash of the rows of each of these tables. */
export type Hashes = ReadonlyMap<string, string>;

export async function hashesOf({ db }: World, tables: Iterable<string>): Promise<Hashes> {
  const found = new Map<string, string>();
  for (const table of tables) {
    const rows = sql`select md5(string_agg(t::text, '' order by t::text)) as hash from ${sql.identifier(table)} t`;
    found.set(table, (await rowsOf(db, rows, Hash))[0]?.hash ?? "");
  }
  return found;
}

/** What is other than at first, by table; of the written ones alone, for the rest stands as it did. */
export async function changedSince(world: World, first: Hashes, written: Iterable<string>): Promise<Hashes> {
  const now = await hashesOf(world, written);
  return new Map([...now].filter(([table, hash]) => first.get(table) !== hash).sort(([a], [b]) => a.localeCompare(b)));
}

/** The tables whose rows have versions. */
export async function versionedOf({ db }: World, tables: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const columns = sql`select table_name as name from information_schema.columns
    where column_name in ('id', 'version') group by table_name having count(*) = 2`;
  return new Set((await rowsOf(db, columns, Column)).map(({ name }) => name).filter((name) => tables.has(name)));
}

/** The version that a form would have read, of the row whose node is among the input; 0 where there is none yet. */
export async function versionFor({ db }: World, versioned: ReadonlySet<string>, input: Values): Promise<number> {
  for (const value of Object.values(input)) {
    if (typeof value !== "string" || nodeType(value) === null) continue;
    const { key } = decodeNodeId(value);
    const each = Array.from(
      versioned,
      (table) => sql`select version from ${sql.identifier(table)} where id::text = ${key}`,
    );
    const found = await rowsOf(db, sql.join(each, sql` union all `), Version);
    if (found[0]) return found[0].version;
  }
  return 0;
}
