import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import { type Currency, type CurrencyRate, MOST_RATES } from "@linehaul/schema/base-data/currency";
import { desc, eq, inArray } from "drizzle-orm";
import { currencyRate as t } from "./table.ts";

/** The same amount, however it is written: `1.50` is `1.5`. */
export const plainRate = (rate: string): string => (rate.includes(".") ? rate.replace(/\.?0+$/, "") : rate);

/** Keeps the rates that these rows have by now, where they differ from the last ones that are kept. */
export async function keepRates(
  tx: Db,
  rows: readonly Pick<Currency, "code" | "rateToCny" | "modifiedAt" | "modifiedBy">[],
  origin: CurrencyRate["origin"],
): Promise<void> {
  if (rows.length === 0) return;
  const codes = rows.map(({ code }) => code);
  const last = await tx
    .selectDistinctOn([t.code], { code: t.code, rate: t.rateToCny })
    .from(t)
    .where(inArray(t.code, codes))
    .orderBy(desc(t.code), desc(t.since), desc(t.id));
  const known = new Map(last.map(({ code, rate }) => [code, plainRate(rate)]));
  const fresh = rows.filter(({ code, rateToCny }) => known.get(code) !== plainRate(rateToCny));
  if (fresh.length === 0) return;
  await tx.insert(t).values(
    fresh.map(({ code, rateToCny, modifiedAt, modifiedBy }) => ({
      id: newId(),
      code,
      rateToCny,
      since: new Date(modifiedAt),
      by: modifiedBy,
      origin,
    })),
  );
}

/** The rates that a currency has had, newest first. */
export async function ratesOf(db: Db, code: string): Promise<CurrencyRate[]> {
  const rows = await db.select().from(t).where(eq(t.code, code)).orderBy(desc(t.since), desc(t.id)).limit(MOST_RATES);
  return rows.map(({ rateToCny, since, by, origin }) => ({ rateToCny, since: since.toISOString(), by, origin }));
}
