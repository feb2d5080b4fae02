import { z } from "zod";
import { catalogueRow, inUse, savedRow } from "../../catalogue.ts";
import { emptyIsNull, keyword, line, listOf, note } from "../../field.ts";
import type { Sorts } from "../../sorts.ts";
import { plainPost } from "../post-range.ts";

/** No country has more levels. */
export const MOST_LEVELS = 6;
const MOST_POSTS = 50;

export const regionCode = () =>
  z
    .string("required")
    .trim()
    .max(30, "text.max")
    .regex(/^[A-Z]{2}-[A-Z0-9][A-Z0-9.]*$/, "region.code");

const plainPosts = (codes: readonly string[]): string[] =>
  [...new Set(codes.map(plainPost))].filter((code) => code !== "").sort();

const own = {
  countryCode: z
    .string("required")
    .regex(/^[A-Z]{2}$/, "country.code")
    .describe("Its country: ISO 3166-1 alpha-2; stays once the row is made."),
  parentCode: regionCode().nullable().describe("Code of what it lies in; null: in the country itself."),
  code: regionCode().describe(
    "Names it, e.g. `MY-10`, its country first: ISO 3166-2 where it has one; in use once, and stays once the row is made.",
  ),
  name: line(100).describe("As addresses there write it; once within what it lies in."),
  nameEn: note(100).describe("Name in English; empty: as addresses write it."),
  nameZhCn: note(100).describe("Name in Simplified Chinese; empty: as addresses write it."),
  nameZhHk: note(100).describe("Name in Traditional Chinese; empty: as addresses write it."),
  postCodes: listOf(line(20), MOST_POSTS).describe(
    "What its post codes begin with, without spaces and signs, e.g. `40`; none: not said.",
  ),
};
const written = {
  ...own,
  parentCode: emptyIsNull(own.parentCode),
  nameEn: own.nameEn.default(""),
  nameZhCn: own.nameZhCn.default(""),
  nameZhHk: own.nameZhHk.default(""),
  postCodes: own.postCodes.default([]).transform(plainPosts),
};
type Coded = { readonly countryCode: string; readonly code: string };
const ofItsCountry = <S extends z.ZodType<Coded>>(input: S): S =>
  input.refine(({ countryCode, code }) => code.startsWith(`${countryCode}-`), {
    path: ["code"],
    message: "region.country",
  });

export const RegionFields = z.object(written);
/** What a form of one takes. */
export const RegionForm = ofItsCountry(RegionFields);
/** What a save takes. */
export const SavedRegion = ofItsCountry(z.object({ ...savedRow, ...written }));
export type SavedRegion = z.infer<typeof SavedRegion>;

/** A place of a country: a state, a city, a district. Common to the sites. */
export const Region = catalogueRow("Region", {
  ...own,
  level: z.int().describe("How far below its country: 1 is a state, province or city of the country itself."),
  path: z.array(z.string()).describe("The names of what it lies in, the largest first; empty on the first level."),
  below: z.int().describe("How many places lie in it directly, in use or not."),
});
export type Region = z.infer<typeof Region>;

export const regionSorts = {
  NAME_ASC: "name",
  NAME_DESC: "name",
  CODE_ASC: "code",
  CODE_DESC: "code",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<Region>;
export const RegionFilter = z.object({
  keyword: keyword("the names, with accents or without, and the code; digits also find what has the post code"),
  countryCode: own.countryCode.optional().describe("Of this country."),
  parentCode: regionCode().optional().describe("What lies directly in the one of this code."),
  level: z.int().min(1).max(MOST_LEVELS).optional().describe("On this level; 1: in the country itself."),
  status: inUse,
});
export type RegionFilter = z.infer<typeof RegionFilter>;

/** Where somebody looks for a place by what addresses write. */
export const RegionSought = z.object({
  countryCode: own.countryCode,
  text: z
    .string()
    .trim()
    .max(60, "text.max")
    .default("")
    .describe("The beginning of a name, or of a part of one; empty: the first level."),
});
export type RegionSought = z.infer<typeof RegionSought>;
export const RegionOffered = z
  .object({
    name: z.string().describe("As addresses write it."),
    path: z.array(z.string()).describe("What it lies in, the largest first."),
  })
  .meta({ id: "RegionOffered", description: "A place in use, as a choice for addresses." });
export type RegionOffered = z.infer<typeof RegionOffered>;

/** What lies in one place, or in a country itself: what a pull brings at a time. */
export const RegionPlace = z.object({
  countryCode: own.countryCode,
  parentCode: regionCode().optional().describe("Code of the place; none: the country itself."),
});
export type RegionPlace = z.infer<typeof RegionPlace>;

/** A place as the source of base data has it. */
export const SourcedRegion = z.object({
  code: regionCode(),
  name: line(100),
  nameEn: note(100).default(""),
  nameZhCn: note(100).default(""),
  nameZhHk: note(100).default(""),
  postCodes: listOf(line(20), MOST_POSTS).default([]).transform(plainPosts),
});
export type SourcedRegion = z.infer<typeof SourcedRegion>;
