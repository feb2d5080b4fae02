import { packagedCountries } from "../country-base/shipped.ts";
import { CURRENCIES } from "../currency/currencies.ts";
import { packagedHolidays } from "../holiday/packaged.ts";
import { packagedPhoneRules } from "../phone-rule/packaged.ts";
import { packagedRegions } from "../region/packaged.ts";

/** Base data that comes with the release, by what a source is asked for (SYS-07). */
const PACKAGED: Readonly<Record<string, () => readonly object[] | Promise<readonly object[]>>> = {
  phoneRules: packagedPhoneRules,
  currencies: () => CURRENCIES,
  countries: packagedCountries,
};

/** What a source would answer, on an installation that names none. */
export async function packaged(what: string): Promise<{ readonly rows: readonly object[] }> {
  const [, country, year] = /^holidays\/(\w+)\/(\d+)$/.exec(what) ?? [];
  if (country !== undefined) return { rows: await packagedHolidays(country, Number(year)) };
  const [, place] = /^regions\/(.+)$/.exec(what) ?? [];
  const rowsOf = place === undefined ? PACKAGED[what] : () => packagedRegions(place);
  if (rowsOf === undefined) throw new Error(`no ${what} come with the release`);
  return { rows: await rowsOf() };
}
