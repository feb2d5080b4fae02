import { CONTROL_EFFECTS } from "@linehaul/schema/base-data/express-control/row";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import type { ProductFlow } from "@linehaul/schema/base-data/product-flow/row";
import { PAY_METHODS } from "@linehaul/schema/orders/order/status";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Sent, whatApplies } from "./offers.ts";
import { battery, bookOf, closed, express, pass, sent, wide } from "./testing/rules.ts";
import { slow, slowlyClosed, slowlyControlled, slowlyPassed } from "./testing/slow.ts";

const flowOf = (flows: readonly ProductFlow[], more: Partial<Sent> = {}) =>
  whatApplies({ ...sent, ...more }, bookOf([express], flows)).offered[0]?.flow.id;

test("ORD-14 the days on the way are working days of where it goes, holidays left out", () => {
  const [offer] = whatApplies(sent, bookOf([express], [wide])).offered;
  // A Friday; the Monday after it is a holiday.
  expect(offer).toMatchObject({ firstDay: "2026-11-24", lastDay: "2026-11-26", maxWeight: "70.00" });
});

test("ORD-14 a region goes before its country, a country before any, where to before where from, and a cargo type last", () => {
  const rows: ProductFlow[] = [
    wide,
    { ...wide, id: "cargo", cargoTypeCode: "PARCEL" },
    { ...wide, id: "from", fromCountry: "MY" },
    { ...wide, id: "from region", fromCountry: "MY", fromRegion: "penang" },
    { ...wide, id: "to", toCountry: "JP" },
    { ...wide, id: "to region", toCountry: "JP", toRegion: "Osaka-fu" },
    { ...wide, id: "to city", toCountry: "JP", toRegion: "ōsaka" },
  ];
  for (let n = rows.length; n > 0; n--) expect(flowOf(rows.slice(0, n))).toBe(rows[n - 1]?.id);
  expect(flowOf(rows.slice(1, 2), { cargoType: "BATTERY" })).toBeUndefined();
  expect(flowOf(rows.slice(3, 4), { from: { country: "MY", regions: [] } })).toBeUndefined();
});

test.each([
  ["OUT_OF_USE", { ...express, status: "DISABLED" as const }, {}],
  ["CARGO_TYPE", express, { cargoType: "FRESH" }],
  ["NO_FLOW", express, { day: "2025-12-31" }],
  ["TOO_LIGHT", express, { weight: "0.499" }],
  ["TOO_HEAVY", express, { weight: "70.001" }],
  ["TOO_HEAVY", { ...express, maxWeight: "60.00" }, { weight: "60.01" }],
  ["PAYER", express, { payer: "THIRD_PARTY" as const }],
  ["TAX_PAYER", express, { taxPayer: "RECEIVER" as const }],
])("SYS-08 a product is withheld, saying %s", (reason, product, more) => {
  const { offered, withheld } = whatApplies({ ...sent, ...more }, bookOf([product], [wide]));
  expect(offered).toEqual([]);
  expect(withheld).toMatchObject([
    { productCode: "EXPRESS", reasons: [reason], flow: reason === "NO_FLOW" ? null : wide },
  ]);
});

test("SYS-08 what is not known rules nothing out", () => {
  const unknown = { cargoType: null, weight: null, payer: null, taxPayer: null };
  expect(flowOf([wide, { ...wide, id: "cargo", cargoTypeCode: "PARCEL" }], unknown)).toBe("wide");
});

const some = <T>(...all: readonly T[]) => fc.constantFrom(...all);
const payers = fc.subarray([...PAY_METHODS], { minLength: 1 });
const place = fc.record({
  country: some("MY", "JP"),
  regions: some<readonly string[]>([], ["Osaka"], ["Osaka-fu", "Osaka"], ["Penang"]),
});
const days = some("2026-11-01", "2026-11-10", "2026-11-20", "2026-11-30");
const kilograms = some("0.50", "1.00", "30.00", "70.00", "100.00");
const region = some("", "Osaka", "Penang", "Osaka-fu");
const anyFlow = fc
  .record({
    status: some("ENABLED" as const, "ENABLED" as const, "DISABLED" as const),
    productCode: some("EXPRESS", "ECONOMY"),
    cargoTypeCode: some(null, "PARCEL", "BATTERY"),
    fromCountry: some(null, "MY", "JP"),
    fromRegion: region,
    toCountry: some(null, "MY", "JP"),
    toRegion: region,
    payMethods: payers,
    taxPayMethods: payers,
    maxWeight: kilograms,
    validFrom: days,
    validTo: fc.option(days),
  })
  .map((flow) => ({
    ...wide,
    ...flow,
    fromRegion: flow.fromCountry === null ? "" : flow.fromRegion,
    toRegion: flow.toCountry === null ? "" : flow.toRegion,
  }));
const anyOrderFlow = fc
  .record({
    fromCountry: some(null, "MY", "JP"),
    fromRegion: region,
    toCountry: some(null, "MY", "JP"),
    toRegion: region,
    customerTypes: fc.subarray([...CUSTOMER_TYPES]),
    laneState: some("OPEN" as const, "CLOSED" as const),
    validFrom: days,
    validTo: fc.option(days),
  })
  .map((flow) => ({
    ...closed,
    ...flow,
    fromRegion: flow.fromCountry === null ? "" : flow.fromRegion,
    toRegion: flow.toCountry === null ? "" : flow.toRegion,
  }));
const anyProduct = fc.record({
  status: some("ENABLED" as const, "ENABLED" as const, "DISABLED" as const),
  cargoTypes: fc.subarray(["PARCEL", "BATTERY"], { minLength: 1 }),
  minWeight: some("0.50", "1.00"),
  maxWeight: some("30.00", "100.00"),
  payMethods: payers,
  taxPayMethods: payers,
});
const anyPass = fc
  .record({
    customerCode: some("6010000001", "6010000002"),
    fromCountry: some(null, "MY", "JP"),
    toCountry: some(null, "MY", "JP"),
    toRegion: region,
    validFrom: days,
    validTo: fc.option(days),
  })
  .map((row) => ({ ...pass, ...row, toRegion: row.toCountry === null ? "" : row.toRegion }));
const anySent = fc.record({
  from: place,
  to: place,
  day: days,
  customerCode: some(null, "6010000001", "6010000002"),
  customerType: fc.option(some(...CUSTOMER_TYPES)),
  cargoType: some(null, "PARCEL", "BATTERY"),
  weight: some(null, "0.499", "0.5", "30", "30.001", "100", "100.001"),
  payer: fc.option(some(...PAY_METHODS)),
  taxPayer: fc.option(some(...PAY_METHODS)),
  goods: fc.array(
    fc.record({
      name: some("Silk scarf", "BATTERY pack", "Batterypack", "充电电池组", "Bättery", "A battery"),
      hsCode: some(null, "6214.10", "8507.60", "850710"),
    }),
    { maxLength: 3 },
  ),
  valueCny: some(null, "499.99", "500", "500.01"),
});
const anyControl = fc
  .record({
    fromCountry: some(null, "MY", "JP"),
    toCountry: some(null, "MY", "JP"),
    toRegion: region,
    words: fc.subarray(["battery", "电池"]),
    hsPrefixes: fc.subarray(["85", "621410"]),
    valueAbove: some(null, null, "500.00"),
    weightAbove: some(null, null, "30.000"),
    effect: some(...CONTROL_EFFECTS),
    validFrom: days,
    validTo: fc.option(days),
  })
  .map((row) => ({ ...battery, ...row, toRegion: row.toCountry === null ? "" : row.toRegion }));

test("SYS-08 over 10,000 cases the answer is what its words say, of each product once", () => {
  fc.assert(
    fc.property(
      fc.array(anyFlow, { maxLength: 12 }),
      fc.array(anyOrderFlow, { maxLength: 6 }),
      fc.array(anyPass, { maxLength: 3 }),
      fc.array(anyControl, { maxLength: 4 }),
      anyProduct,
      anySent,
      (rows, lanes, passes, ruled, product, one) => {
        const controls = ruled.map((row, n) => ({ ...row, id: String(n) }));
        const orderFlows = lanes.map((row, n) => ({ ...row, id: String(n) }));
        const flows = rows.map((row, n) => ({ ...row, id: String(n) }));
        const products = ["EXPRESS", "ECONOMY"].map((code) => ({ ...product, code }));
        const answer = whatApplies(one, bookOf(products, flows, orderFlows, controls, passes));
        const { closedBy: row, passedBy, offered, withheld } = answer;
        const under = slowlyControlled(one, controls);
        const isProhibited = under.some(({ id }) => controls.some((c) => c.id === id && c.effect === "REFUSE"));
        expect(answer.controls.map(({ control: { id }, line }) => ({ id, line }))).toEqual(under);
        const shut = slowlyClosed(one, orderFlows);
        const isPassed = shut !== null && slowlyPassed(one, passes);
        const closing = isPassed ? null : shut;
        expect([row?.id ?? null, passedBy !== null]).toEqual([closing, isPassed]);
        expect([...offered, ...withheld].map(({ productCode }) => productCode).toSorted()).toEqual([
          "ECONOMY",
          "EXPRESS",
        ]);
        for (const each of products) {
          const told = slow(one, each, flows);
          const found = [...offered, ...withheld].find(({ productCode }) => productCode === each.code);
          expect([found?.flow?.id ?? null, offered.some(({ productCode }) => productCode === each.code)]).toEqual([
            told.id,
            closing === null && !isProhibited && told.isOffered,
          ]);
        }
      },
    ),
    { numRuns: 10_000 },
  );
});
