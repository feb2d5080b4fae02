import { getExampleNumber, type CountryCode } from "libphonenumber-js/min";
import examples from "libphonenumber-js/examples.mobile.json";
import metadata from "libphonenumber-js/metadata.min.json";
import type { SourcedPhoneRule } from "@linehaul/schema/base-data/phone-rule/row";
import { z } from "zod";

/** A country's numbers as the package holds them: calling code, prefix, what national numbers are like, how long they are. */
const Numbers = z.tuple([z.string(), z.unknown(), z.string(), z.array(z.int())]).rest(z.unknown());

function numbersOf(country: CountryCode): { readonly pattern: string; readonly lengths: readonly number[] } {
  const [, , pattern, lengths] = Numbers.parse(metadata.countries[country]);
  return { pattern, lengths };
}

/** What telephones are like, by calling code, as libphonenumber knows them: what comes with the release. A code's main country stands first. */
export function packagedPhoneRules(): SourcedPhoneRule[] {
  return Object.entries(metadata.country_calling_codes).map(([callingCode, countries]) => {
    const numbers = countries.map(numbersOf);
    const example = countries
      .map((country) => getExampleNumber(country, examples)?.nationalNumber)
      .find((number) => number !== undefined);
    if (example === undefined) throw new Error(`no example of +${callingCode}`);
    return {
      callingCode: Number(callingCode),
      countries: [...countries],
      lengths: [...new Set(numbers.flatMap(({ lengths }) => lengths))].sort((a, b) => a - b),
      patterns: [...new Set(numbers.map(({ pattern }) => pattern))],
      example: String(example),
    };
  });
}
