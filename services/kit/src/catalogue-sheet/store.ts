import { asc, getTableColumns, getTableName, inArray, sql, type InferSelectModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { CatalogueTable } from "../catalogue.ts";
import type { Db } from "../database-type.ts";
import { fail } from "../fail.ts";
import { selectRows } from "../table-rows.ts";
import type { Known } from "./plan.ts";

/** A row by the names of the table's fields. */
export type Stored = Readonly<Record<string, unknown>>;

/** Holds the rows until the transaction ends; 409002 when one is not as it was. */
export async function holdKnown<T extends CatalogueTable>(
  tx: Db,
  table: T,
  known: readonly Known[],
): Promise<InferSelectModel<T>[]> {
  if (known.length === 0) return [];
  const where = inArray(
    table.id,
    known.map(({ id }) => id),
  );
  // In one order, so that two who store the same rows wait for one another and never each for the other.
  const rows = await selectRows(tx, table, { where, lock: true, orderBy: [asc(table.id)] });
  const versions = new Map(rows.map((row: Stored) => [row["id"], row["version"]]));
  if (known.some(({ id, version }) => versions.get(id) !== version)) throw fail(SERVICE_CODES.changed);
  return rows;
}

/** Inserts rows whole, and overwrites those whose id is there: one statement with one parameter, however many they are. */
export async function putRows(tx: Db, table: PgTable, rows: readonly Stored[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => ({ key, name }));
  const records = rows.map((row) => Object.fromEntries(columns.map(({ key, name }) => [name, row[key] ?? null])));
  const name = sql.identifier(getTableName(table));
  const listed = (of: (column: string) => ReturnType<typeof sql>) =>
    sql.join(
      columns.map((column) => of(column.name)),
      sql`, `,
    );
  const all = listed((column) => sql`${sql.identifier(column)}`);
  const taken = listed((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`);
  await tx.execute(sql`
    insert into ${name} (${all})
    select ${all} from json_populate_recordset(null::${name}, cast(${JSON.stringify(records)} as json))
    on conflict (id) do update set ${taken}`);
}
