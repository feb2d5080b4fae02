import type { Copied, CopiedRow, CopyQuery } from "@linehaul/schema/copy";
import { and, gt, inArray, isNotNull, isNull, lte, notInArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { putRows } from "../catalogue-sheet/store.ts";
import type { Db } from "../database-type.ts";
import { deleteRows } from "../table-rows.ts";

/** What this service does with rows of another one: it keeps them, and nobody else writes them. */
export interface Copying {
  /** Begins the types of the events that change them. */
  readonly thing: string;
  /** Where the owner answers for them. */
  readonly path: string;
  /**
   * Puts down what the owner answered. What it was asked for and did not answer is gone there, and goes here. The id to ask on after; null
   * where no row is beyond these.
   */
  take(tx: Db, asked: CopyQuery, answer: unknown): Promise<string | null>;
}

interface Kept<R extends CopiedRow> {
  /** Of the copy: the owner's id; null on a row that was never followed. */
  readonly id: PgColumn;
  /** Writes rows over those of the same id. */
  readonly put: (tx: Db, rows: readonly z.output<R>[]) => Promise<void>;
  readonly drop: (tx: Db, where: SQL | undefined) => Promise<unknown>;
}

export function copying<R extends CopiedRow>({ thing, row, route }: Copied<R>, { id, put, drop }: Kept<R>): Copying {
  const Answer = z.object({ rows: z.array(row), isLast: z.boolean() });
  return {
    thing,
    path: route.path,
    async take(tx, asked, answer) {
      const { rows, isLast } = Answer.parse(answer);
      const ids = rows.map((one) => one.id);
      const last = ids.at(-1) ?? null;
      if ("ids" in asked) {
        const gone = asked.ids.filter((one) => !ids.includes(one));
        if (gone.length > 0) await drop(tx, inArray(id, gone));
      } else {
        const within = and(
          isNotNull(id),
          asked.after === null ? undefined : gt(id, asked.after),
          isLast || last === null ? undefined : lte(id, last),
          ids.length === 0 ? undefined : notInArray(id, ids),
        );
        await drop(tx, within);
      }
      if (rows.length > 0) await put(tx, rows);
      // What was here before anything was followed and has got no id by now is nowhere else.
      if ("after" in asked && isLast) await drop(tx, isNull(id));
      return isLast ? null : last;
    },
  };
}

/** Keeps rows by their ids in a table that has a column for each field; `more`: columns that are worked out of them. */
export const keptIn = <R extends CopiedRow>(
  table: PgTable & { readonly id: PgColumn },
  more: (row: z.output<R>) => Readonly<Record<string, unknown>> = () => ({}),
): Kept<R> => ({
  id: table.id,
  put: (tx, rows) =>
    putRows(
      tx,
      table,
      rows.map((row) => ({ ...row, ...more(row) })),
    ),
  drop: (tx, where) => deleteRows(tx, table, where),
});
