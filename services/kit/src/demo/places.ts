import { type City, citiesOf } from "../cities.ts";
import type { Random } from "./prng.ts";
import { en } from "./words/en.ts";
import { id } from "./words/id.ts";
import { ja } from "./words/ja.ts";
import { ko } from "./words/ko.ts";
import { ms } from "./words/ms.ts";
import { vi } from "./words/vi.ts";
import { zh } from "./words/zh.ts";

export interface Place {
  readonly countryCode: string;
  readonly regionLevels: readonly string[];
  readonly address: string;
  readonly postCode: string | null;
  readonly cityCode: string;
}

type Street = (r: Random, city: City) => string;
const chinese: Street = (r, city) => `${city.levels.at(-1)}${r.pick(zh.streets)}${r.int(1, 998)}号${r.int(1, 30)}楼`;
const STREETS: Readonly<Record<string, Street>> = {
  MY: (r) => `No. ${r.int(1, 188)}, ${r.pick(ms.streets)}`,
  BN: (r) => `No. ${r.int(1, 60)}, ${r.pick(ms.streets)}`,
  ID: (r) => `${r.pick(id.streets)} No. ${r.int(1, 240)}`,
  VN: (r) => `${r.int(1, 420)} ${r.pick(vi.streets)}`,
  CN: chinese,
  HK: chinese,
  TW: chinese,
  MO: chinese,
  JP: (r) => `${r.pick(ja.streets)} ${r.int(1, 5)}-${r.int(1, 24)}-${r.int(1, 12)}`,
  KR: (r) => `${r.pick(ko.streets)} ${r.int(1, 400)}`,
};
const english: Street = (r) => `${r.int(1, 290)} ${r.pick(en.streets)}`;

/** A door in that country. */
export function place(r: Random, country: string): Place {
  const city = r.pick(citiesOf(country));
  return {
    countryCode: country,
    regionLevels: city.levels,
    address: (STREETS[country] ?? english)(r, city),
    postCode: city.postCode ? r.digits(city.postCode) : null,
    cityCode: city.code,
  };
}
