import fc from "fast-check";
import { Money } from "@linehaul/schema/money";
import { describe, expect, test } from "vitest";
import { formatExactInstant, formatInstant } from "./date.ts";
import { formatCount, formatDecimal, formatMoney } from "./money.ts";
import { chooseZone, chosenZone, shownZone, ZONES } from "./zone.ts";

describe("money", () => {
  test("groups, pads and never goes through a float", () => {
    expect(formatMoney("1000")).toBe("1,000.00");
    expect(formatMoney("-1234567.895")).toBe("-1,234,567.90");
    expect(formatMoney("123456789012345678901234567890.12")).toBe("123,456,789,012,345,678,901,234,567,890.12");
    expect(formatMoney("25000", 0)).toBe("25,000");
    expect(formatMoney("999.995")).toBe("1,000.00");
    expect(formatMoney("n/a")).toBe("n/a");
    expect(formatDecimal("1234.50")).toBe("1,234.5");
    expect(formatCount(10_000, false)).toBe("10,000+");
  });
  test("ORD-15 what is shown is what exact arithmetic rounds to, half up", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 30 }).map((all) => all.join(""));
    const decimal = fc
      .tuple(fc.constantFrom("", "-"), digits, digits)
      .map(([sign, whole, fraction]) => `${sign}${whole}.${fraction}`)
      .filter((text) => /\d/.test(text));
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 6 }), (text, places) => {
        const exact = new Money(text);
        expect(formatMoney(text, places).replaceAll(",", "")).toBe(exact.toFixed(places, Money.ROUND_HALF_UP));
        expect(formatDecimal(text).replaceAll(",", "")).toBe(exact.toFixed());
      }),
    );
  });
  test("an amount read back is the amount rounded", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
        fc.integer({ min: 0, max: 6 }),
        (whole, scale) => {
          const amount = new Money(String(whole)).div(new Money(10).pow(scale));
          expect(new Money(formatMoney(amount.toFixed()).replaceAll(",", "")).eq(amount.toDecimalPlaces(2))).toBe(true);
        },
      ),
    );
  });
});

describe("time", () => {
  test("TXT-02 is shown in the zone, its offset on hover", () => {
    expect(formatInstant("2026-11-20T10:11:05.000Z", "Asia/Kuala_Lumpur")).toBe("2026/11/20 18:11");
    expect(formatExactInstant("2026-11-20T10:11:05.000Z", "America/St_Johns")).toBe("2026/11/20 06:41:05 UTC-03:30");
    expect(formatInstant("1700000000", "Asia/Kuala_Lumpur")).toBe("2023/11/15 06:13");
    expect(formatInstant("1700000000000", "Asia/Kuala_Lumpur")).toBe("2023/11/15 06:13");
    expect(formatInstant("soon", "Asia/Jakarta")).toBe("soon");
  });
  test("the zone is the browser's until the reader chooses the site's", () => {
    expect(shownZone).toBe(ZONES.browser);
    chooseZone("site");
    expect(chosenZone()).toBe("site");
    chooseZone("browser");
    expect(chosenZone()).toBe("browser");
  });
});
