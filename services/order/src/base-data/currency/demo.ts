import type { Db } from "@linehaul/kit/database-type";
import { eq } from "drizzle-orm";
import { quoted } from "./currencies.ts";
import { kind } from "./kind.ts";
import { keepRates } from "./rates.ts";
import { currency } from "./table.ts";

/** Of a demo's currencies one has a rate of some time ago, and one a name that somebody edited: a pull takes the one, the other stays. */
export async function seedCurrencies(db: Db, at: Date): Promise<void> {
  const by = { version: 2, modifiedBy: "admin", modifiedAt: at };
  const rateToCny = "0.1512";
  const sourced = { ...quoted("EGP"), rateToCny };
  const older = await db
    .update(currency)
    .set({ ...by, rateToCny, sourced })
    .where(eq(currency.code, "EGP"))
    .returning();
  await keepRates(db, older.map(kind.row), "SOURCE");
  await db
    .update(currency)
    .set({ ...by, nameEn: "Sri Lanka rupee" })
    .where(eq(currency.code, "LKR"));
}
