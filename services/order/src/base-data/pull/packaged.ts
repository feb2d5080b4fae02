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
  const [, place, year] = /^holidays\/([\w.-]+)\/(\d+)$/.exec(what) ?? [];
  if (place !== undefined) return { rows: await packagedHolidays(place, Number(year)) };
  const [, region] = /^regions\/(.+)$/.exec(what) ?? [];
  const rowsOf = region === undefined ? PACKAGED[what] : () => packagedRegions(region);
  if (rowsOf === undefined) throw new Error(`no ${what} come with the release`);
  return { rows: await rowsOf() };
}
