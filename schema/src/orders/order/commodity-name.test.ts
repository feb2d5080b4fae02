import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commodityNameProblem } from "./commodity-name.ts";

const han = fc.constantFrom(...Array.from("电路板传感器陶瓷茶叶书籍"));
const letter = fc.constantFrom(...Array.from("abcdefgXYZ"));
const sign = fc.constantFrom(...Array.from("0123456789 .,-/#%&()+*!?，。、（）"));
const text = (parts: fc.Arbitrary<string>, least: number, most: number) =>
  fc.array(parts, { minLength: least, maxLength: most }).map((all) => all.join(""));

describe("ORD-05 commodity name", () => {
  it.each([
    ["abc", null],
    ["ab", "goods.name.english"],
    ["a1", "goods.name.english"],
    ["茶", "goods.name.chinese"],
    ["茶叶", null],
    ["USB线", null],
    ["12345", "goods.name.letters"],
    ["#%& !", "goods.name.letters"],
    ["١٢٣", "goods.name.letters"],
    ["   ", "required"],
    ["茶".repeat(200), null],
    ["茶".repeat(201), "text.max"],
    ["𠮷𠮷", null],
    ["Vải lụa", null],
  ])("ORD-05 %j: %s", (name, problem) => {
    expect(commodityNameProblem(name)).toBe(problem);
  });

  it("ORD-05 digits and special characters alone are never a name", () => {
    fc.assert(fc.property(text(sign, 1, 50), (name) => commodityNameProblem(name) !== null));
  });
  it("ORD-05 in English the third letter makes it a name, wherever signs stand", () => {
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 6 }), fc.array(sign, { maxLength: 20 }), (letters, signs) => {
        const mixed = signs.flatMap((s, i) => [s, letters[i] ?? ""]).concat(letters.slice(signs.length));
        expect(commodityNameProblem(mixed.join("")) === null).toBe(letters.length > 2);
      }),
    );
  });
  it("ORD-05 in Chinese the second character does", () => {
    fc.assert(
      fc.property(text(han, 1, 100), text(sign, 0, 20), (name, signs) => {
        expect(commodityNameProblem(signs + name) === null).toBe(Array.from(name).length >= 2);
      }),
    );
  });
});
