import { type InferSelectModel, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database-type.ts";

/**
 * Statements over a table that is a type parameter. Drizzle's own row types stay unresolved there, so this file, and no other,
 * says that a whole row of a table is that table's row.
 */
type Rows<T extends PgTable> = Promise<InferSelectModel<T>[]>;
type Values = Readonly<Record<string, unknown>>;

export interface Read {
  readonly where?: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
  /** Holds the rows against others' changes until the transaction ends. */
  readonly lock?: boolean;
}

/** Whole rows of a table. */
export async function selectRows<T extends PgTable>(db: Db, table: T, read: Read): Rows<T> {
  const query = db
    .select()
    .from<PgTable>(table)
    .where(read.where)
    .orderBy(...(read.orderBy ?? []))
    .offset(read.offset ?? 0)
    .$dynamic();
  if (read.limit !== undefined) query.limit(read.limit);
  if (read.lock === true) query.for("update");
  return (await query) as InferSelectModel<T>[];
}

/** The row as it was inserted, with what the database added. */
export async function insertRow<T extends PgTable>(db: Db, table: T, values: Values): Promise<InferSelectModel<T>> {
  const rows = await db.insert<PgTable>(table).values(values).returning();
  return rows[0] as InferSelectModel<T>;
}

/** The rows that met the condition, as they are now. */
export async function updateRows<T extends PgTable>(db: Db, table: T, values: Values, where: SQL | undefined): Rows<T> {
  return (await db.update<PgTable>(table).set(values).where(where).returning()) as InferSelectModel<T>[];
}

/** Takes away the rows that meet the condition. */
export async function deleteRows(db: Db, table: PgTable, where: SQL | undefined): Promise<void> {
  await db.delete(table).where(where);
}
