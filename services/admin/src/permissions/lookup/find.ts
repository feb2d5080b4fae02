import { and, asc, eq, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { contains } from "@linehaul/kit/contains";
import type { Db } from "@linehaul/kit/database";
import { selectRows } from "@linehaul/kit/table-rows";
import type { InferSelectModel } from "drizzle-orm";

interface Find<T extends PgTable> {
  readonly table: T;
  /** Where the text may stand; the first one is what the rows are sorted by. */
  readonly columns: readonly [PgColumn, ...PgColumn[]];
  /** Its `ENABLED` rows alone. */
  readonly status?: PgColumn;
  readonly where?: SQL | undefined;
  readonly text: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Rows of a look-up: those that begin with the text come first. */
export function find<T extends PgTable>(db: Db, o: Find<T>): Promise<InferSelectModel<T>[]> {
  const [first] = o.columns;
  const begins = sql`(case when starts_with(lower(${first}), lower(${o.text})) then 0 else 1 end)`;
  return selectRows(db, o.table, {
    where: and(or(...o.columns.map((c) => contains(c, o.text))), o.status && eq(o.status, "ENABLED"), o.where),
    orderBy: [asc(begins), asc(first)],
    limit: o.pageSize,
    offset: (o.pageNum - 1) * o.pageSize,
  });
}
