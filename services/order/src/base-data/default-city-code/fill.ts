import type { Db } from "@linehaul/kit/database-type";
import { inArray } from "drizzle-orm";
import { type Address, cityCodeOf } from "./place.ts";
import { defaultCityCode as t } from "./table.ts";

/** What addresses in these countries get where they name no city code, as it stands. */
export async function cityCodes(db: Db, countries: readonly string[]): Promise<(address: Address) => string | null> {
  const rows =
    countries.length === 0
      ? []
      : await db
          .select()
          .from(t)
          .where(inArray(t.countryCode, [...countries]));
  return (address) => cityCodeOf(rows, address);
}
