import { COUNTRIES } from "@linehaul/kit/countries";
import { fixedId } from "@linehaul/kit/ids";
import type { SourcedCountry } from "@linehaul/schema/base-data/country-base";
import { textRows } from "../text-rows.ts";

/** What levels of places are called: country · language · the largest first, as addresses there are written. */
const LEVELS = `
MY · en · State, District, Mukim
MY · zh-CN · 州, 县, 区
MY · zh-HK · 州, 縣, 區
ID · en · Province, City or regency, District, Village
ID · zh-CN · 省, 市或县, 区, 村
ID · zh-HK · 省, 市或縣, 區, 村
VN · en · Province, District, Ward
VN · zh-CN · 省, 郡县, 坊社
VN · zh-HK · 省, 郡縣, 坊社
CN · en · Province, City, District
CN · zh-CN · 省, 市, 区
CN · zh-HK · 省, 市, 區
`;
const levels = new Map(
  textRows(LEVELS).map(([country = "", language = "", names = ""]) => [`${country} ${language}`, names.split(", ")]),
);
const levelsOf = (country: string, language: "en" | "zh-CN" | "zh-HK") => levels.get(`${country} ${language}`) ?? [];

/** What post codes are like: pattern · one that is like it · countries whose post codes are. */
const POSTS = `
\\d{3} · 100 · FO IS LS MG OM PG
\\d{4} · 1010 · AF AM AT AU BD BE BG CH CX CY DK GE GW HU LI LU LV MK MZ NO NZ PH SJ TN ZA
\\d{5} · 50450 · BT DE DZ EE EG ES FI FR GF GP GT HR HN ID IT JO KE KH KR KW LA LK MC ME MM MQ MU MX MY NE NP PE PK RE SA SM SN TH TR UA UY VA YT ZM
\\d{6} · 518052 · BY CN EC KG KZ MN RO RU SG TJ TM UZ
\\d{7} · 9414601 · IL
\\d{3}(\\d{2,3})? · 110 · TW
\\d{5,6} · 700000 · VN
\\d{5}(-\\d{4})? · 90001 · AS GU MP PR US VI
\\d{5}(-\\d{3}|\\d{3})? · 01310-100 · BR
\\d{3}-?\\d{4} · 105-0011 · JP
\\d{2}-?\\d{3} · 00-950 · PL
\\d{3} ?\\d{2} · 110 00 · CZ GR SE SK
\\d{4} ?[A-Z]{2} · 1011 AC · NL
\\d{4}(-\\d{3})? · 1000-205 · PT
[1-9]\\d{2} ?\\d{3} · 560001 · IN
[A-Z]\\d[A-Z] ?\\d[A-Z]\\d · K1A 0B1 · CA
[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2} · SW1A 1AA · GB GG IM JE
[A-Z]{2}\\d{4} · BB3713 · BN
`;
const posts = new Map(
  textRows(POSTS).flatMap(([postPattern = "", postExample = "", codes = ""]) =>
    codes.split(" ").map((code) => [code, { postPattern, postExample }] as const),
  ),
);

/** A country's post codes came later than the country: an installation has them once somebody takes them from the source. */
const withoutPosts = { postPattern: null, postExample: null };

const shippedCountries: readonly SourcedCountry[] = COUNTRIES.map(({ countryNameI18n: name, ...country }) => ({
  ...country,
  nameEn: name.en,
  nameZhCn: name["zh-CN"],
  nameZhHk: name["zh-HK"],
  ...withoutPosts,
}));
const byCode = new Map(shippedCountries.map((one) => [one.countryCode, one]));

/** A country as it came with the release; null for one that did not. */
export const shippedCountry = (code: string): SourcedCountry | null => byCode.get(code) ?? null;

/** Countries as an installation gets them. */
export const COUNTRY_ROWS = shippedCountries.map((one) => ({
  ...one,
  id: fixedId("country", one.countryCode),
  levelsEn: levelsOf(one.countryCode, "en"),
  levelsZhCn: levelsOf(one.countryCode, "zh-CN"),
  levelsZhHk: levelsOf(one.countryCode, "zh-HK"),
}));

/** What a source would answer of countries: what came with the release, and what post codes are like. */
export const packagedCountries = (): SourcedCountry[] =>
  shippedCountries.map((one) => ({ ...one, ...(posts.get(one.countryCode) ?? withoutPosts) }));
