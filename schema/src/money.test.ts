import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Money, sum, toCny } from "./money.ts";

const cents = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const text = (n: bigint) =>
  `${n < 0n ? "-" : ""}${(n < 0n ? -n : n) / 100n}.${String((n < 0n ? -n : n) % 100n).padStart(2, "0")}`;

describe("ORD-15 money", () => {
  it("ORD-15 adds exactly, in any order", () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 20 }), (all) => {
        const exact = all.reduce((a, b) => a + b, 0n);
        expect(new Money(sum(all.map(text))).equals(text(exact))).toBe(true);
        expect(sum(all.map(text))).toBe(sum(all.toReversed().map(text)));
      }),
    );
  });
  it("ORD-03 converts a declared value by the currency's rate", () => {
    expect(toCny("1000.00", "1.5832")).toBe("1583.2");
  });
});
