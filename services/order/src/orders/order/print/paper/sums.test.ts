import { invoicePages } from "@linehaul/schema/orders/order/print-limits";
import fc from "fast-check";
import { expect, test } from "vitest";
import { paperGoods } from "../testing/paper-order.ts";
import { sumsOf } from "./sums.ts";
import { amount } from "./words.ts";

/** Whole cents of up to 16 digits before the point, as text and as what they are. */
const cents = fc.bigInt({ min: 0n, max: 10n ** 18n });
const text = (n: bigint, decimals: number): string => {
  const digits = n.toString().padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

test("ORD-10, ORD-15 the sums of an invoice are exact, whatever the amounts and their number", () => {
  const line = fc.record({ total: cents, grams: fc.bigInt({ min: 0n, max: 10n ** 12n }), quantity: fc.nat(100_000) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const goods = lines.map(({ total, grams, quantity }) =>
        paperGoods({ total: text(total, 2), unitWeight: text(grams, 3), quantity: String(quantity), amount: quantity }),
      );
      const sums = sumsOf(goods);
      expect(amount(sums.total).replaceAll(",", "")).toBe(
        text(
          lines.reduce((all, l) => all + l.total, 0n),
          2,
        ),
      );
      expect(amount(sums.weight, 3).replaceAll(",", "")).toBe(
        text(
          lines.reduce((all, l) => all + l.grams * BigInt(l.quantity), 0n),
          3,
        ),
      );
    }),
  );
});

test("ORD-15 an amount keeps each of its digits, with its thousands apart", () => {
  expect(["0", "5", "1234.5", "1234567.891", "9999999999999999.99", "-12.5"].map((one) => amount(one))).toEqual([
    "0.00",
    "5.00",
    "1,234.50",
    "1,234,567.891",
    "9,999,999,999,999,999.99",
    "-12.50",
  ]);
});

test("ORD-10 the pages of an invoice hold all of its lines", () => {
  fc.assert(
    fc.property(fc.nat(2000), (lines) => {
      const pages = invoicePages(lines);
      expect(pages.reduce((all, n) => all + n, 0)).toBe(lines);
      expect(Math.max(...pages.slice(1), 0)).toBeLessThanOrEqual(24);
      expect(pages.length === 1 || pages.every((n) => n > 0)).toBe(true);
    }),
  );
});
