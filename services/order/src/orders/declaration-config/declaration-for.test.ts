import { DECLARATION_DIRECTIONS } from "@linehaul/schema/orders/declaration-config/row";
import { addDays } from "@linehaul/schema/time";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type DeclarationAsked, declarationFor, type DeclarationRule } from "./declaration-for.ts";

const customer = fc.constantFrom("0000000001", "0000000002");
const direction = fc.constantFrom(...DECLARATION_DIRECTIONS);
const country = fc.constantFrom("SG", "CN", "JP");
const day = fc.integer({ min: 0, max: 12 }).map((n) => addDays("2026-12-25", n));
const rule: fc.Arbitrary<DeclarationRule> = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom("ENABLED", "ENABLED", "DISABLED"),
  customerCode: customer,
  direction,
  countryCode: fc.option(country),
  validFrom: day,
  validTo: fc.option(day),
});
const asked: fc.Arbitrary<DeclarationAsked> = fc.record({ customer, direction, country, day });

/** Every day that a row holds on, written out. */
function daysOf(row: DeclarationRule): string[] {
  const days = [];
  for (let n = 0; n <= 12; n += 1) {
    const one = addDays("2026-12-25", n);
    if (one >= row.validFrom && one <= (row.validTo ?? "9999-12-31")) days.push(one);
  }
  return days;
}
const rank = (row: DeclarationRule) => `${row.customerCode} ${row.direction} ${row.countryCode}`;
/** What the table holds: a row that clashes with an earlier one was refused. */
const taken = (rows: readonly DeclarationRule[]): DeclarationRule[] => {
  const said = new Set<string>();
  return rows.filter((row) => {
    if (row.status === "DISABLED") return true;
    const mine = daysOf(row).map((one) => `${rank(row)} ${one}`);
    if (mine.some((one) => said.has(one))) return false;
    for (const one of mine) said.add(one);
    return true;
  });
};

/** The same slowly: a list of all that is said of each day, by country first. */
function slowly(rows: readonly DeclarationRule[], o: DeclarationAsked): string | null {
  for (const of of [o.country, null]) {
    const found = rows.filter(
      (row) =>
        row.status === "ENABLED" && rank(row) === `${o.customer} ${o.direction} ${of}` && daysOf(row).includes(o.day),
    );
    expect(found.length).toBeLessThanOrEqual(1);
    if (found[0]) return found[0].id;
  }
  return null;
}

test("REV-01 of rows that don't clash the closest one holds, as written out day by day", () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 12 }), asked, (all, o) => {
      const rows = taken(all);
      expect(declarationFor(rows, o)?.id ?? null).toBe(slowly(rows, o));
    }),
    { numRuns: 2_000 },
  );
});

test("REV-01 the order of rows decides nothing, whatever they are", () => {
  fc.assert(
    fc.property(fc.uniqueArray(rule, { maxLength: 10, selector: ({ id }) => id }), asked, (rows, o) => {
      expect(declarationFor(rows.toReversed(), o)).toBe(declarationFor(rows, o));
    }),
  );
});
