import fc from "fast-check";
import { expect, test } from "vitest";
import { maskAddress, maskCertificate, maskEmail, maskPhone } from "./masked.ts";

const graphemes = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map((s) => s.segment);
const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
/** Characters that a mask does not draw itself. */
const hidden = (masked: string): number => graphemes(masked).filter((g) => g === "•").length;

test.each([
  [maskPhone("60", "+60 12-345 6789"), "+60 ••• ••89"],
  [maskPhone(null, "0123456789"), "••• ••89"],
  [maskPhone("60", "12345"), "+60 ••• ••"],
  [maskEmail("farid.hassan@kejora.my"), "f•••@kejora.my"],
  [maskEmail("not an address"), "••••"],
  [maskCertificate("A12345678"), "A••••5678"],
  [maskAddress("12 Jalan Ampang, 50450 Kuala Lumpur"), "12 Jal••••••••"],
])("PERM-12 %s", (masked, expected) => {
  expect(masked).toBe(expected);
});

test("PERM-12 of a phone only the country and at most two digits are told", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 20 }),
      fc.integer({ min: 1, max: 999 }),
      (digits, code) => {
        const masked = maskPhone(String(code), digits.join(" "));
        const told = masked.slice(`+${code} `.length).replaceAll(/\D/g, "");
        expect(told).toBe(digits.length >= 6 ? digits.slice(-2).join("") : "");
      },
    ),
  );
});

test("PERM-12 of an address and of a certificate much is hidden, however short or long", () => {
  fc.assert(
    fc.property(text, (value) => {
      fc.pre(!value.includes("•"));
      for (const mask of [maskAddress, maskCertificate]) {
        const masked = mask(value);
        const told = graphemes(masked).length - hidden(masked);
        expect(told).toBeLessThanOrEqual(Math.ceil(graphemes(value).length * 0.6));
        expect(hidden(masked)).toBeGreaterThan(0);
        expect(masked).not.toBe(value);
      }
    }),
  );
});

test("PERM-12 a short value's length is not told", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 2 }), (value) => {
      expect(maskCertificate(value)).toBe("••••");
      expect(maskAddress(value)).toBe("••••");
    }),
  );
});

test("PERM-12 of an e-mail the name's first character and the domain are told", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const at = email.lastIndexOf("@");
      expect(maskEmail(email)).toBe(`${email[0]}•••${email.slice(at)}`);
    }),
  );
});
