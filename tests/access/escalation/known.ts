import { decodeNodeId, encodeNodeId } from "@linehaul/gateway/access/node-id";
import { rowsOf } from "@linehaul/kit/database-type";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { HOLDER } from "./cast.ts";
import type { World } from "./world.ts";

const Row = z.record(z.string(), z.json());
export type Row = z.infer<typeof Row>;
/** The rows around the holder, by table, and the table of each type of nodes. */
export interface Known {
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  readonly tableOf: ReadonlyMap<string, string>;
}

/** Rows that are worth naming: the cast's own, the administrator with his role and rows, the places where permissions are bound. */
const MARKS = /proof|^(admin|ADMINISTRATOR|SITE_VN|OLD_TRIAL|PERM_ROLE|LINEHAUL)$/i;
const isMarked = (row: Row): boolean => Object.values(row).some((v) => typeof v === "string" && MARKS.test(v));

/** The holder's own rows come first: of values that are refused alike his stand for all. */
const isHolders = (row: Row): boolean => Object.values(row).includes(HOLDER) && row["user_name"] !== undefined;

const NODE = "query proof_node($id: ID!) { node(id: $id) { id } }";
const Found = z.object({ node: z.object({ id: z.string() }) });

/** The type of a node's id; null for any other text. */
export function nodeType(id: string): string | null {
  try {
    return decodeNodeId(id).type;
  } catch {
    return null;
  }
}

/** The rows from which powers are made; `token` is an administrator's, who finds out which rows are nodes of these types. */
export async function knownOf(
  world: World,
  { token, tables, types }: { token: string; tables: ReadonlySet<string>; types: ReadonlySet<string> },
): Promise<Known> {
  const all = new Map<string, Row[]>();
  for (const name of tables) {
    const found = await rowsOf(
      world.db,
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`,
      z.object({ row: Row }),
    );
    all.set(
      name,
      found.map(({ row }) => row),
    );
  }
  const marked = new Set(
    [...all.values()]
      .flat()
      .filter(isMarked)
      .map((row) => row["id"]),
  );
  const rows = new Map(
    Array.from(all, ([name, found]) => [
      name,
      // What somebody was given has no name of its own.
      found
        .filter((row) => isMarked(row) || (row["user_id"] !== undefined && marked.has(row["user_id"])))
        .toSorted((a, b) => Number(isHolders(b)) - Number(isHolders(a))),
    ]),
  );
  const tableOf = new Map<string, string>();
  for (const type of types)
    for (const [table, [first]] of rows) {
      const key = first?.["id"];
      if (typeof key !== "string" || tableOf.has(type)) continue;
      const { data } = await world.ask({ query: NODE, variables: { id: encodeNodeId(type, key) } }, { token });
      if (Found.safeParse(data).success) tableOf.set(type, table);
    }
  return { rows, tableOf };
}
