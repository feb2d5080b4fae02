import { citiesOf } from "@linehaul/kit/cities";
import { plainPost } from "@linehaul/schema/base-data/post-range";
import type { SourcedRegion } from "@linehaul/schema/base-data/region/row";
import { textRows } from "../text-rows.ts";
import { englishOf } from "./cldr.ts";

/** What addresses call the first levels that the demo's orders name: ISO 3166-2, where it has them, and their own name. */
const FIRST = `
MY-07 · Penang
MY-10 · Selangor
MY-14 · Kuala Lumpur
MY-01 · Johor
MY-08 · Perak
MY-04 · Melaka
MY-12 · Sabah
MY-13 · Sarawak
MY-05 · Negeri Sembilan
MY-06 · Pahang
ID-JK · DKI Jakarta
ID-JB · Jawa Barat
ID-JI · Jawa Timur
ID-JT · Jawa Tengah
ID-YO · DI Yogyakarta
ID-BA · Bali
ID-SU · Sumatera Utara
ID-KR · Kepulauan Riau
ID-SN · Sulawesi Selatan
ID-BT · Banten
VN-SG · TP. Hồ Chí Minh
VN-HN · Hà Nội
VN-DN · Đà Nẵng
VN-HP · Hải Phòng
VN-57 · Bình Dương
VN-39 · Đồng Nai
VN-56 · Bắc Ninh
VN-CT · Cần Thơ
VN-34 · Khánh Hòa
CN-GD · 广东省
CN-SH · 上海市
CN-BJ · 北京市
CN-ZJ · 浙江省
CN-JS · 江苏省
CN-FJ · 福建省
CN-SC · 四川省
HK-KLN · 九龙
HK-NT · 新界
HK-HKI · 香港岛
TW-TPE · 台北市
TW-NWT · 新北市
TW-TXG · 台中市
TW-KHH · 高雄市
MO-MFM · 澳门半岛
SG-TUAS · Tuas
SG-JE · Jurong East
SG-TPN · Tampines
SG-RP · Raffles Place
SG-CHG · Changi
TH-10 · Bangkok
TH-11 · Samut Prakan
TH-50 · Chiang Mai
TH-20 · Chonburi
JP-13 · 東京都
JP-27 · 大阪府
JP-23 · 愛知県
JP-40 · 福岡県
JP-14 · 神奈川県
KR-11 · 서울특별시
KR-26 · 부산광역시
KR-28 · 인천광역시
US-CA · California
US-NY · New York
US-TX · Texas
US-IL · Illinois
US-WA · Washington
US-NJ · New Jersey
US-FL · Florida
CA-ON · Ontario
CA-BC · British Columbia
CA-QC · Quebec
GB-ENG · England
GB-SCT · Scotland
IE-L · Leinster
DE-BE · Berlin
DE-BY · Bayern
DE-HH · Hamburg
DE-HE · Hessen
FR-IDF · Île-de-France
FR-ARA · Auvergne-Rhône-Alpes
FR-PAC · Provence-Alpes-Côte d’Azur
NL-NH · Noord-Holland
NL-ZH · Zuid-Holland
BE-BRU · Bruxelles
BE-VAN · Antwerpen
IT-25 · Lombardia
IT-62 · Lazio
ES-MD · Madrid
ES-CT · Cataluña
PL-14 · Mazowieckie
SE-AB · Stockholm
CH-ZH · Zürich
AU-NSW · New South Wales
AU-VIC · Victoria
AU-QLD · Queensland
AU-WA · Western Australia
NZ-AUK · Auckland
NZ-WGN · Wellington
AE-DU · Dubai
AE-AZ · Abu Dhabi
SA-01 · Riyadh
SA-02 · Makkah
IN-MH · Maharashtra
IN-KA · Karnataka
IN-DL · Delhi
IN-TN · Tamil Nadu
PH-00 · Metro Manila
PH-CEB · Cebu
BN-BM · Brunei-Muara
KH-12 · Phnom Penh
LA-VT · Vientiane
MM-06 · Yangon
BD-13 · Dhaka
BR-SP · São Paulo
MX-CMX · Ciudad de México
ZA-GP · Gauteng
`;
/** The code of a first level that addresses call so. */
const codes = new Map(textRows(FIRST).map(([code = "", name = ""]) => [`${code.slice(0, 2)} ${name}`, code]));

/** A place of the release, below another one of it. */
export interface ShippedRegion extends SourcedRegion {
  readonly parentCode: string | null;
}

/** Post codes of a pattern begin with its digits before the first `#`. */
const beginOf = (pattern: string): string => plainPost(pattern.slice(0, pattern.search(/#|$/)));

/** The places of a country that its cities name, each level in the order in which they come. */
function placesOf(country: string): ShippedRegion[] {
  const found = new Map<string, ShippedRegion>();
  const below = new Map<string | null, number>();
  for (const { levels, postCode } of citiesOf(country)) {
    let parentCode: string | null = null;
    for (const [n, name] of levels.entries()) {
      const key = levels.slice(0, n + 1).join("/");
      const known = found.get(key);
      const nth = (below.get(parentCode) ?? 0) + 1;
      const begin = n === levels.length - 1 ? beginOf(postCode) : "";
      const postCodes = begin === "" ? [] : [begin];
      const code: string = known?.code ?? codeFor(country, parentCode, name, nth);
      if (known === undefined) {
        below.set(parentCode, nth);
        const nameEn = n === 0 ? englishOf(code) : "";
        found.set(key, { code, parentCode, name, nameEn, nameZhCn: "", nameZhHk: "", postCodes });
      } else if (begin !== "" && !known.postCodes.includes(begin))
        found.set(key, { ...known, postCodes: [...known.postCodes, begin].sort() });
      parentCode = code;
    }
  }
  return [...found.values()];
}
const codeFor = (country: string, parent: string | null, name: string, nth: number): string =>
  parent === null
    ? (codes.get(`${country} ${name}`) ?? `${country}-${String(nth).padStart(2, "0")}`)
    : `${parent}.${String(nth).padStart(2, "0")}`;

/** Countries whose places the release brings. */
const COUNTRIES = [...new Set([...codes.values()].map((code) => code.slice(0, 2)))];
/** The places that come with the release, by code: those that the demo's orders name, larger ones first. */
export const SHIPPED: ReadonlyMap<string, ShippedRegion> = new Map(
  COUNTRIES.flatMap(placesOf)
    .sort((a, b) => a.code.split(".").length - b.code.split(".").length)
    .map((row) => [row.code, row]),
);
