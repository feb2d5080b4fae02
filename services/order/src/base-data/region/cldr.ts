import cldr from "cldr-subdivisions-full/subdivisions/en/en.json" with { type: "json" };

const NAMES = new Map<string, string>(
  Object.entries(cldr.subdivisions.localeDisplayNames.subdivisions).map(([key, name]) => [
    `${key.slice(0, 2)}-${key.slice(2)}`.toUpperCase(),
    name,
  ]),
);

/** What CLDR calls an ISO 3166-2 code in English; empty for one that it does not know. */
export const englishOf = (code: string): string => NAMES.get(code) ?? "";

/** The codes that CLDR knows of a country. */
export const codesOf = (country: string): string[] =>
  [...NAMES.keys()].filter((code) => code.startsWith(`${country}-`));
