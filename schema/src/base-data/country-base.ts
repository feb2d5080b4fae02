import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { emptyIsNull, keyword, line, listOf } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import type { Language } from "../sites.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { isTimeZone } from "../time-zone.ts";
import { pullRoutes } from "./pull/routes.ts";
import { MOST_LEVELS } from "./region/row.ts";
import { RowUse } from "./row-use.ts";

const text = (most: number) => z.string().trim().max(most, "text.max").nullable();
const levels = (language: string) =>
  listOf(line(30), MOST_LEVELS).describe(
    `What the levels of its places are called in ${language}, the largest first: as many as in the other languages, or none.`,
  );

/** What a source says of a country. */
const said = {
  countryCode: z
    .string("required")
    .trim()
    .regex(/^[A-Z]{2}$/, "country.code")
    .describe("ISO 3166-1 alpha-2, e.g. `MY`; stays."),
  nameEn: line(60).describe("Name in English."),
  nameZhCn: line(60).describe("Name in Simplified Chinese."),
  nameZhHk: line(60).describe("Name in Traditional Chinese."),
  phoneCode: z
    .string("required")
    .trim()
    .regex(/^[1-9]\d{0,3}$/, "phone.code")
    .describe("The prefix of its telephones, without the plus sign, e.g. `60`."),
  currencyCode: z
    .string("required")
    .trim()
    .regex(/^[A-Z]{3}$/, "currency.code")
    .describe("The money in use there, ISO 4217, e.g. `MYR`."),
  timeZone: line(60)
    .refine(isTimeZone, "time.zone")
    .describe("The zone of its largest city, an IANA name, e.g. `Asia/Kuala_Lumpur`."),
  postPattern: text(200).describe(
    "What its post codes are like, whole, as they are written: in the syntax of RE2, without look-ahead, e.g. `\\d{5}`; null: any, or none.",
  ),
  postExample: text(20).describe("A post code that is like that, e.g. `50450`; null without a pattern."),
};
const own = {
  ...said,
  levelsEn: levels("English"),
  levelsZhCn: levels("Simplified Chinese"),
  levelsZhHk: levels("Traditional Chinese"),
};
const written = {
  ...own,
  postPattern: emptyIsNull(said.postPattern).describe("What its post codes are like, in the syntax of RE2; none: any."),
  postExample: emptyIsNull(said.postExample).describe("A post code that is like that."),
};

type Posts = Readonly<Record<"postPattern" | "postExample", string | null>>;
/** A pattern shows what it is like. */
const exemplary = <S extends z.ZodType<Posts>>(input: S): S =>
  input
    .refine(({ postPattern, postExample }) => postPattern === null || postExample !== null, {
      path: ["postExample"],
      message: "required",
    })
    .refine(({ postPattern, postExample }) => postPattern !== null || postExample === null, {
      path: ["postPattern"],
      message: "required",
    });
type Levels = Readonly<Record<"levelsEn" | "levelsZhCn" | "levelsZhHk", readonly string[]>>;
/** Each level has a name in each language. */
const evenly = <S extends z.ZodType<Levels>>(input: S): S =>
  (["levelsZhCn", "levelsZhHk"] as const).reduce(
    (so, field) =>
      so.refine((row) => row[field].length === row.levelsEn.length, { path: [field], message: "country.levels" }),
    input,
  );

export const CountryBaseFields = z.object(written);
/** What a form of it takes. */
export const CountryBaseForm = evenly(exemplary(CountryBaseFields));
/** What a save takes. */
export const CountryBaseInput = evenly(exemplary(z.object({ ...savedRow, ...written })));
export type CountryBaseInput = z.infer<typeof CountryBaseInput>;
export const SourcedCountry = exemplary(z.object(said));
export type SourcedCountry = z.infer<typeof SourcedCountry>;

/** A country with what the house obeys of it (SYS-07). */
export const CountryBase = catalogueRow("CountryBase", own);
export type CountryBase = z.infer<typeof CountryBase>;

const LEVELS = {
  en: "levelsEn",
  "zh-CN": "levelsZhCn",
  "zh-HK": "levelsZhHk",
} as const satisfies Record<Language, keyof Levels>;
/** What the levels of a country's places are called in a language. */
export const levelsIn = (row: Levels, language: Language): readonly string[] => row[LEVELS[language]];

export const countryBaseSorts = {
  CODE_ASC: "countryCode",
  CODE_DESC: "countryCode",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<CountryBase>;
export const CountryBaseFilter = z.object({
  keyword: keyword("the names, the telephone prefix, the currency and the zone; two letters are the code"),
  status: inUse,
});
export type CountryBaseFilter = z.infer<typeof CountryBaseFilter>;

const { read, write } = routesOf("order");
const { look, pull } = pullRoutes({
  may: "COUNTRY_BASE.SYNC",
  what: "countries",
  look: "/country/sync/look",
  pull: "/country/sync",
});
const VIEW = ["COUNTRY_BASE.VIEW"] as const;
const EDIT = ["COUNTRY_BASE.EDIT"] as const;
/** Countries, common to all sites. The module has one button for those who write them. */
export const countryBaseRoutes = {
  pageQuery: read("/country/pageQuery", {
    may: VIEW,
    summary: "Countries with what the house obeys of them, a page",
    body: pageQuery({ filter: CountryBaseFilter.shape, sort: sortNames(countryBaseSorts) }),
    result: page(CountryBase),
  }),
  byIds: read("/country/byIds", {
    may: VIEW,
    summary: "Countries by id",
    body: ByIds,
    result: z.array(CountryBase),
  }),
  uses: read("/country/uses", {
    may: VIEW,
    summary: "What names a country, of what the caller may see",
    body: ById,
    result: z.array(RowUse),
  }),
  save: write("/country/save", {
    may: EDIT,
    summary: "Add a country (no id) or edit one; 409001 at `countryCode` where it is there already",
    body: CountryBaseInput,
    result: CountryBase,
  }),
  enable: write("/country/enable/:id", {
    may: EDIT,
    summary: "Bring a country into use: forms offer it again",
    params: ById,
    result: CountryBase,
  }),
  disable: write("/country/disable/:id", {
    may: EDIT,
    summary: "Take a country out of use: forms offer it no more; rows and orders that name it keep it",
    params: ById,
    result: CountryBase,
  }),
  syncLook: look,
  sync: pull,
} as const;
