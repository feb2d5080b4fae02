import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** Every column but the id, as a row that comes has it: for copies that are written over those of the same id. */
export const overById = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([field, { name }]) =>
      name === "id" ? [] : [[field, sql`excluded.${sql.identifier(name)}`]],
    ),
  );
