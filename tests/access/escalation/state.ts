import { decodeNodeId } from "@linehaul/gateway/access/node-id";
import { rowsOf } from "@linehaul/kit/database-type";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Values } from "./json.ts";
import { nodeType } from "./known.ts";
import type { World } from "./world.ts";

const Hash = z.object({ hash: z.string() });
const Version = z.object({ version: z.number() });

/** Stands for all rows of these tables together. */
export async function stateOf({ db }: World, tables: ReadonlySet<string>): Promise<string> {
  const parts = Array.from(
    tables,
    (table) => sql`(select md5(string_agg(t::text, '' order by t::text)) from ${sql.identifier(table)} t)`,
  );
  const [found] = await rowsOf(db, sql`select concat_ws(',', ${sql.join(parts, sql`, `)}) as hash`, Hash);
  return found?.hash ?? "";
}

/** The version that a form would have read, of the row whose node is among the input; 0 where there is none yet. */
export async function versionFor({ db }: World, tables: ReadonlySet<string>, input: Values): Promise<number> {
  for (const value of Object.values(input)) {
    if (typeof value !== "string" || nodeType(value) === null) continue;
    const { key } = decodeNodeId(value);
    for (const table of tables) {
      const row = sql`select (to_jsonb(t)->>'version')::int as version from ${sql.identifier(table)} t where to_jsonb(t)->>'id' = ${key}`;
      const found = Version.safeParse((await rowsOf(db, row, z.unknown()))[0]);
      if (found.success) return found.data.version;
    }
  }
  return 0;
}
