import { type Random, weighted } from "./prng.ts";
import { en } from "./words/en.ts";
import { id } from "./words/id.ts";
import { ja } from "./words/ja.ts";
import { ko } from "./words/ko.ts";
import { ms } from "./words/ms.ts";
import { vi } from "./words/vi.ts";
import { zh } from "./words/zh.ts";

/** `name` as the person writes it; `latin` as an e-mail address or a customs form would. */
export interface Person {
  readonly name: string;
  readonly latin: string;
}

const same = (name: string): Person => ({ name, latin: latinOf(name) });
type Make = (r: Random) => Person;

type Written = readonly (readonly [string, string])[];
/** A script without spaces or with one, family name first; the Latin spelling turns it round. */
const eastern =
  ({ family, given }: { readonly family: Written; readonly given: Written }, space: string): Make =>
  (r) => {
    const [last, lastLatin] = r.pick(family);
    const [first, firstLatin] = r.pick(given);
    return { name: last + space + first, latin: `${firstLatin} ${lastLatin}` };
  };
const chinese = eastern(zh, "");
const japanese = eastern(ja, " ");
const korean = eastern(ko, "");
const malay: Make = (r) =>
  same(
    r.chance(0.5) ? `${r.pick(ms.men)} bin ${r.pick(ms.fathers)}` : `${r.pick(ms.women)} binti ${r.pick(ms.fathers)}`,
  );
const indonesian: Make = (r) => same(`${r.pick(id.given)} ${r.pick(id.family)}`);
const vietnamese: Make = (r) =>
  same(
    r.chance(0.5)
      ? `${r.pick(vi.family)} ${r.pick(vi.menMiddle)} ${r.pick(vi.men)}`
      : `${r.pick(vi.family)} ${r.pick(vi.womenMiddle)} ${r.pick(vi.women)}`,
  );
const strait: Make = (r) => same(r.pick(en.strait));
const english: Make = (r) => same(`${r.pick(en.given)} ${r.pick(en.family)}`);

const chineseAbroad = weighted<Make>([
  [chinese, 3],
  [strait, 4],
  [english, 3],
]);
const malaysian = weighted<Make>([
  [malay, 45],
  [strait, 30],
  [chinese, 10],
  [english, 15],
]);
const OF_COUNTRY: Readonly<Record<string, Make>> = {
  MY: (r) => malaysian(r)(r),
  ID: indonesian,
  VN: vietnamese,
  SG: (r) => chineseAbroad(r)(r),
  CN: chinese,
  HK: chinese,
  TW: chinese,
  MO: chinese,
  BN: malay,
  JP: japanese,
  KR: korean,
};

/** Somebody who lives in that country. */
export const person = (r: Random, country: string): Person => (OF_COUNTRY[country] ?? english)(r);

/** `Nguyễn Thị Lan` → `Nguyen Thi Lan`. */
export const latinOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replaceAll("đ", "d")
    .replaceAll("Đ", "D");

/** `farid.hassan@kejora.my`, from a Latin name and a domain. */
export const emailOf = (latin: string, domain: string): string =>
  `${latin
    .toLowerCase()
    .replace(/\b(bin|binti)\b/g, "")
    .trim()
    .replace(/[^a-z]+/g, ".")}@${domain}`;
