import fc from "fast-check";
import { expect, test } from "vitest";
import { PLAIN, plainEmail, plainPhone, plainValue } from "./plain-value.ts";

const signs = Array.from(PLAIN.from.slice(PLAIN.to.length));
const between = fc.array(fc.constantFrom(...signs, "\t", "\n", "\u200b"), { maxLength: 3 }).map((all) => all.join(""));
const value = fc.string({ unit: fc.constantFrom(...Array.from("0123456789abcxyz字")), minLength: 1, maxLength: 30 });

/** A value as somebody may write it: signs anywhere. */
const written = (plain: string) =>
  fc.array(between, { minLength: plain.length + 1, maxLength: plain.length + 1 }).map(
    (all) =>
      Array.from(plain)
        .map((c, n) => `${all[n] ?? ""}${c}`)
        .join("") + (all.at(-1) ?? ""),
  );

test("PERM-12 spaces, signs and capitals make no difference, wherever they stand", () => {
  fc.assert(
    fc.property(
      value.chain((plain) => fc.tuple(fc.constant(plain), written(plain))),
      ([plain, text]) => {
        expect(plainValue(text)).toBe(plain);
        expect(plainValue(text.toUpperCase())).toBe(plain);
        expect(plainValue(plainValue(text))).toBe(plain);
      },
    ),
  );
});

test("PERM-12 two values that differ in a letter or digit stay two", () => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(plainValue(one) === plainValue(other)).toBe(one === other);
    }),
  );
});

test.each([
  ["+60 12-345 6789", "60123456789"],
  ["0060 (12) 345.6789", "60123456789"],
  ["012-345 6789", "123456789"],
  ["０１２－３４５　６７８９", "123456789"],
  ["000", ""],
])("PERM-12 the telephone %s is %s", (text, plain) => expect(plainPhone(text)).toBe(plain));

test("PERM-12 an e-mail keeps its signs, for they tell mailboxes apart", () => {
  expect(plainEmail(" A.b-C+d_e@Kejora.MY\n")).toBe("a.b-c+d_e@kejora.my");
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(plainEmail(` ${email.toUpperCase()}`)).toBe(email.toLowerCase());
    }),
  );
});
