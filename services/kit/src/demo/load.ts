import { getTableColumns, getTableName, type InferInsertModel, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../database-type.ts";

/** Inserts many rows in one statement with one parameter: several times faster than a value list, on both databases. */
export async function load<T extends PgTable>(db: Db, table: T, rows: readonly InferInsertModel<T>[]): Promise<void> {
  if (rows.length === 0) return;
  // What the database works out itself can't be given.
  const given = Object.entries(getTableColumns(table)).filter(([, { generated }]) => generated === undefined);
  const columns = given.map(([key, column]) => [key, column.name] as const);
  const records = rows.map((row) => {
    const cells = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(columns.map(([key, name]) => [name, cells.get(key) ?? null]));
  });
  const name = sql.identifier(getTableName(table));
  const list = sql.join(
    columns.map(([, column]) => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${name} (${list})
    select ${list} from json_populate_recordset(null::${name}, cast(${JSON.stringify(records)} as json))`);
}
