import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { type CountryBase, type CountryBaseFilter, SourcedCountry } from "@linehaul/schema/base-data/country-base";
import { MOST_PULLED } from "@linehaul/schema/base-data/pull/found";
import { and, eq, type SQL } from "drizzle-orm";
import { z } from "zod";
import { country } from "../country/table.ts";
import type { PullKind } from "../pull/kind.ts";
import { postFault } from "./posts.ts";
import { shippedCountry } from "./shipped.ts";

const view = ({ sourced: _sourced, ...row }: typeof country.$inferSelect): CountryBase => ({
  ...row,
  ...catalogueView(row),
});
export const kind = { table: country, row: view, event: "country.changed" };

/** Its post codes can be obeyed. */
const Obeyable = SourcedCountry.superRefine((row, context) => {
  const fault = postFault(row);
  if (fault !== null) context.addIssue({ code: "custom", message: "invalid", path: [fault] });
});

export const pulled: PullKind<typeof country, CountryBase, SourcedCountry> = {
  ...kind,
  what: "countries",
  contract: z.object({
    rows: z
      .array(Obeyable)
      .max(MOST_PULLED)
      .refine((rows) => new Set(rows.map(({ countryCode }) => countryCode)).size === rows.length, "duplicate"),
  }),
  keyOf: ({ countryCode }) => countryCode,
  nameOf: ({ countryCode, nameEn }) => `${countryCode} ${nameEn}`,
  fields: {
    nameEn: ({ nameEn }) => nameEn,
    nameZhCn: ({ nameZhCn }) => nameZhCn,
    nameZhHk: ({ nameZhHk }) => nameZhHk,
    phoneCode: ({ phoneCode }) => phoneCode,
    currencyCode: ({ currencyCode }) => currencyCode,
    timeZone: ({ timeZone }) => timeZone,
    postPattern: ({ postPattern }) => postPattern ?? "",
    postExample: ({ postExample }) => postExample ?? "",
  },
  base: (row) => row.sourced ?? shippedCountry(row.countryCode),
  columns: (row) => ({ ...row, levelsEn: [], levelsZhCn: [], levelsZhHk: [], sourced: row }),
  // Rows and orders name it.
  gone: "DISABLE",
  kept: ["levelsEn", "levelsZhCn", "levelsZhHk"],
};

const { countryCode, nameEn, nameZhCn, nameZhHk, phoneCode, currencyCode, timeZone, status } = country;
const texts = [countryCode, nameEn, nameZhCn, nameZhHk, phoneCode, currencyCode, timeZone];
/** Two letters are a code: they stand in many a name. */
const found = (keyword: string | undefined): SQL | undefined =>
  keyword !== undefined && /^[a-z]{2}$/i.test(keyword)
    ? eq(countryCode, keyword.toUpperCase())
    : anyContains(texts, keyword);
export const matching = (filter: CountryBaseFilter = {}): SQL | undefined =>
  and(found(filter.keyword), filter.status && eq(status, filter.status));
