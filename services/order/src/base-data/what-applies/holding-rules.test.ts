import type { RuledField } from "@linehaul/schema/base-data/field-rule/fields";
import type { FieldRule } from "@linehaul/schema/base-data/field-rule/row";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldRules, type FilledIn, holdingRules } from "@linehaul/schema/base-data/field-rule/holding";
import { whatApplies } from "./offers.ts";
import { near } from "./testing/slow.ts";
import { bookOf, express, needed, sent, wide } from "./testing/rules.ts";

const filled: FilledIn = { ...sent, productCode: "EXPRESS" };
const held = (rows: readonly FieldRule[], more: Partial<FilledIn> = {}) =>
  holdingRules({ ...filled, ...more }, fieldRules(rows, "NEW_ORDER")).map(({ id }) => id);

test("SYS-07 a rule holds on its days, its lane, for what it names; one that names what is not known does not", () => {
  expect(held([needed])).toEqual(["needed"]);
  expect(held([{ ...needed, validTo: "2026-11-19" }])).toEqual([]);
  expect(held([{ ...needed, toCountry: "SG" }])).toEqual([]);
  const named = { ...needed, productCode: "EXPRESS", cargoTypeCode: "PARCEL", customerTypes: ["PERSONAL" as const] };
  expect(held([named])).toEqual(["needed"]);
  for (const unlike of [{ productCode: null }, { cargoType: "FRESH" }, { customerType: null }])
    expect(held([named], unlike)).toEqual([]);
});

test("SYS-07 the closest lane holds before what a rule names, that before its priority; each field has its own, in the form's order", () => {
  const lane = { ...needed, id: "lane", toCountry: "JP" };
  const product = { ...needed, id: "product", productCode: "EXPRESS" };
  const cargo = { ...needed, id: "cargo", cargoTypeCode: "PARCEL", customerTypes: ["PERSONAL" as const], priority: 9 };
  const high = { ...needed, id: "high", priority: 1 };
  expect(held([high, cargo, product, lane])).toEqual(["lane"]);
  expect(held([high, cargo, product])).toEqual(["product"]);
  expect(held([high, cargo])).toEqual(["cargo"]);
  expect(held([needed, high])).toEqual(["high"]);
  const first = { ...needed, id: "first", field: "customerOrderNoTwo" };
  expect(held([needed, first])).toEqual(["first", "needed"]);
});

test("SYS-08 what is said of fields is told with each product that is offered", () => {
  const rows = [needed, { ...needed, id: "heavy", productCode: "HEAVY" }];
  const { offered } = whatApplies(sent, bookOf([express], [wide], [], [], [], rows));
  expect(offered.map(({ fields }) => fields.map(({ id }) => id))).toEqual([["needed"]]);
});

const some = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const days = some("2026-11-19", "2026-11-20", "2026-11-21");
const region = some("", "Osaka", "Kansai");
const place = fc.record({ country: some("MY", "JP"), regions: some([], ["Kansai"], ["Kansai", "Osaka"]) });
const anyRule = fc
  .record({
    field: some<RuledField>("receiver.company", "goods.hsCode"),
    fromCountry: some(null, "MY", "JP"),
    toCountry: some(null, "MY", "JP"),
    toRegion: region,
    productCode: some(null, "EXPRESS", "ECONOMY"),
    cargoTypeCode: some(null, "PARCEL"),
    customerTypes: fc.subarray([...CUSTOMER_TYPES]),
    priority: some(0, 1, 2),
    validFrom: days,
    validTo: fc.option(days),
  })
  .map((row) => ({ ...needed, ...row, toRegion: row.toCountry === null ? "" : row.toRegion }));

/** What a field's rule is from its words: the fitting ones, told apart one condition after the other. */
function slowly(rows: readonly FieldRule[], field: string, one: FilledIn): readonly number[] | null {
  const ranks = rows.flatMap((row) => {
    const [to, from] = [near(row.toCountry, row.toRegion, one.to), near(row.fromCountry, row.fromRegion, one.from)];
    const names = [
      [row.productCode, one.productCode],
      [row.cargoTypeCode, one.cargoType],
    ];
    const isHis = row.customerTypes.length === 0 || row.customerTypes.some((type) => type === one.customerType);
    const fits =
      row.field === field &&
      row.validFrom <= one.day &&
      one.day <= (row.validTo ?? "9999") &&
      names.every(([rule, value]) => rule === null || rule === value) &&
      isHis;
    if (!fits || to === null || from === null) return [];
    const named = names.map(([rule]) => (rule === null ? 0 : 1));
    return [[to, from, ...named, row.customerTypes.length > 0 ? 1 : 0, row.priority]];
  });
  const [best] = ranks.toSorted((a, b) => {
    const n = a.findIndex((rank, i) => rank !== b[i]);
    return n < 0 ? 0 : (b[n] ?? 0) - (a[n] ?? 0);
  });
  return best ?? null;
}

test("SYS-07 over 10,000 cases the rule of a field is the most specific one, then the one of the highest priority", () => {
  const one = fc.record({
    from: place,
    to: place,
    day: days,
    productCode: some(null, "EXPRESS", "ECONOMY"),
    cargoType: some(null, "PARCEL", "FRESH"),
    customerType: fc.option(some(...CUSTOMER_TYPES)),
  });
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 12 }), one, (rows, going) => {
      const found = holdingRules(going, fieldRules(rows, "NEW_ORDER"));
      for (const field of ["receiver.company", "goods.hsCode"]) {
        const rule = found.find((row) => row.field === field);
        expect(rule === undefined ? null : slowly([rule], field, going)).toEqual(slowly(rows, field, going));
      }
      expect(found.map((row) => row.field)).toEqual([...new Set(found.map((row) => row.field))]);
    }),
    { numRuns: 10_000 },
  );
});
