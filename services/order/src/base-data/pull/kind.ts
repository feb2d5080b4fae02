import type { JsonObject } from "@linehaul/kit/call";
import type { CatalogueTable } from "@linehaul/kit/catalogue";
import type { Db } from "@linehaul/kit/database-type";
import type { CatalogueRow } from "@linehaul/schema/catalogue";
import type { InferSelectModel, SQL } from "drizzle-orm";
import type { z } from "zod";

/** A catalogue whose rows are pulled from the source of base data, as its feature declares it. */
export interface PullKind<T extends CatalogueTable, V extends JsonObject & CatalogueRow, S extends object> {
  /** What the source is asked for. */
  readonly what: string;
  /** What it answers. */
  readonly contract: z.ZodType<{ readonly rows: readonly S[] }>;
  readonly table: T;
  readonly row: (row: InferSelectModel<T>) => V;
  /** The rows that the source speaks of, where it does not speak of all. */
  readonly where?: SQL | undefined;
  /** Told of each row that is written, as by hand. */
  readonly event: string;
  /** What names a row on both sides. */
  readonly keyOf: (row: S | V) => string;
  readonly nameOf: (row: S | V) => string;
  /** What is compared, as it is shown. */
  readonly fields: { readonly [F in keyof S & keyof V & string]?: (row: S | V) => string };
  /**
   * What the source said when the row was taken from it last: a field that is something else by now was edited here. Null: all of the row was
   * written here. Left out where nobody edits rows.
   */
  readonly base?: (row: InferSelectModel<T>) => S | V | null;
  /** Columns of a row as the source has it, beside what every catalogue has. */
  readonly columns: (row: S) => Readonly<Record<string, unknown>>;
  /** Columns that follow from what a row is in the end, when some of its fields have stayed as they were edited. */
  readonly derived?: (row: S) => Readonly<Record<string, unknown>>;
  /** What becomes of a row that the source has no more; it is deleted unless told. */
  readonly gone?: "DISABLE";
  /** Columns that a new row gets, and one that is there keeps. */
  readonly kept?: readonly string[];
  /** What follows from rows that were written, in their transaction. */
  readonly written?: (tx: Db, rows: readonly V[]) => Promise<void>;
}
