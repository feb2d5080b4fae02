import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";

const Next = z.object({ n: z.coerce.number() });
interface Wanted {
  /** What counts the codes up; it never goes back. */
  readonly sequence: "customer_code" | "user_code";
  /** Where a code may stand already: rows that came from elsewhere brought codes of their own. */
  readonly column: PgColumn;
  readonly codeOf: (n: number) => string;
}

/** So many codes that nobody has or had, in their order: of the next numbers of a sequence. */
export async function freeCodes(tx: Db, many: number, { sequence, column, codeOf }: Wanted): Promise<string[]> {
  const free: string[] = [];
  while (free.length < many) {
    const numbers = sql`select nextval(${sequence}) as n from generate_series(1, ${many - free.length}::int)`;
    const codes = (await rowsOf(tx, numbers, Next)).map(({ n }) => codeOf(n));
    const held = await tx.select({ code: column }).from(column.table).where(inArray(column, codes));
    const taken = new Set<unknown>(held.map(({ code }) => code));
    free.push(...codes.filter((code) => !taken.has(code)));
  }
  return free;
}
