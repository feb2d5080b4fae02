import type { Db } from "@linehaul/kit/database-type";
import { eq } from "drizzle-orm";
import { currency } from "./table.ts";

/** How many CNY one unit of a currency is worth, as decimal text; null for what is no currency in use. */
export async function ratesToCny(db: Db): Promise<(code: string) => string | null> {
  const rows = await db
    .select({ code: currency.code, rate: currency.rateToCny })
    .from(currency)
    .where(eq(currency.status, "ENABLED"));
  const rates = new Map(rows.map(({ code, rate }) => [code, rate]));
  return (code) => rates.get(code) ?? null;
}
