import type { Db } from "@linehaul/kit/database-type";
import { eq, sql } from "drizzle-orm";
import { currency, currencyRate } from "./table.ts";

/**
 * How many CNY one unit of a currency was worth at an instant, as decimal text; null for what is no currency in use. Before the first rate that
 * is kept, the first one.
 */
export async function ratesToCny(db: Db, at: Date): Promise<(code: string) => string | null> {
  const { rateToCny, since, id } = currencyRate;
  const kept = (where: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
    sql`(select ${rateToCny} from ${currencyRate} where ${currencyRate.code} = ${currency.code} and ${where} order by ${order} limit 1)`;
  const before = kept(sql`${since} <= ${at.toISOString()}`, sql`${since} desc, ${id} desc`);
  const first = kept(sql`true`, sql`${since}, ${id}`);
  const rows = await db
    .select({ code: currency.code, rate: sql<string>`coalesce(${before}, ${first}, ${currency.rateToCny})` })
    .from(currency)
    .where(eq(currency.status, "ENABLED"));
  const rates = new Map(rows.map(({ code, rate }) => [code, rate]));
  return (code) => rates.get(code) ?? null;
}
