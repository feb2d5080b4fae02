import type { Db } from "@linehaul/kit/database-type";
import { eq } from "drizzle-orm";
import { country } from "../country/table.ts";
import { packagedCountries } from "./shipped.ts";

/** Countries whose post codes the demo took from the source; what it says of others waits to be taken. */
const TAKEN = ["MY", "ID", "VN", "CN", "SG", "TH", "JP", "KR"];

/** Of a demo's countries some have post codes of a form, and one a name that somebody edited. */
export async function seedCountries(db: Db, at: Date): Promise<void> {
  const by = { version: 2, modifiedBy: "admin", modifiedAt: at };
  for (const sourced of packagedCountries().filter(({ countryCode }) => TAKEN.includes(countryCode)))
    await db
      .update(country)
      .set({ ...by, postPattern: sourced.postPattern, postExample: sourced.postExample, sourced })
      .where(eq(country.countryCode, sourced.countryCode));
  await db
    .update(country)
    .set({ ...by, nameEn: "Korea (South)" })
    .where(eq(country.countryCode, "KR"));
}
