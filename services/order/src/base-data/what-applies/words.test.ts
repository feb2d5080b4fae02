import fc from "fast-check";
import { expect, test } from "vitest";
import { hasWord, wordKey } from "./words.ts";

const has = (text: string, word: string) => hasWord(wordKey(text), wordKey(word));

test.each([
  ["Kitchen knife, steel", "KNIFE"],
  ["Knife", "knife"],
  ["pocket-knife", "knife"],
  ["Ｋｎｉｆｅ", "knife"],
  ["Cà phê sữa", "ca phe"],
  ["Thuốc lá", "thuoc la"],
  ["lithium\u00a0\u00a0battery", "lithium battery"],
  ["充电电池组", "电池"],
  ["USB电池", "电池"],
  ["电池pack", "电池"],
  ["CO2 cylinder", "co2"],
])("SYS-08 %s has the word %s", (text, word) => {
  expect(has(text, word)).toBe(true);
});

test.each([
  ["Penknives", "knife"],
  ["Alarm clock", "arm"],
  ["Armchair", "arm"],
  ["Gun2", "gun"],
  ["Shotgun, gunpowder", "gun"],
  ["Lithium and battery", "lithium battery"],
])("SYS-08 %s has not the word %s", (text, word) => {
  expect(has(text, word)).toBe(false);
});

const word = fc.stringMatching(/^[a-z]{2,6}$/);
test("SYS-08 a word stands in any row of words with spaces or signs between, and in none without it", () => {
  const apart = fc.constantFrom(" ", ", ", " / ", "-", "  ");
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), word, apart, fc.nat(6), (others, wanted, sign, at) => {
      const rest = others.filter((one) => one !== wanted);
      expect(has(rest.toSpliced(at, 0, wanted.toUpperCase()).join(sign), wanted)).toBe(true);
      expect(has(rest.join(sign), wanted)).toBe(false);
    }),
  );
});
