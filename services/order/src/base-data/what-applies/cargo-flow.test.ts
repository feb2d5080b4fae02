import type { CargoFlow } from "@linehaul/schema/base-data/cargo-flow/row";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Carried, cargoFlowOf, leaves } from "./cargo-flow.ts";
import { near } from "./testing/slow.ts";
import { closed } from "./testing/rules.ts";

const flow: CargoFlow = { ...closed, id: "flow", cargoTypeCode: null, payWays: [], services: [] };
const carried: Carried = {
  from: { country: "MY", regions: ["Penang"] },
  to: { country: "JP", regions: ["Osaka-fu", "Osaka"] },
  day: "2026-11-20",
  cargoType: "PARCEL",
};

/** The row that holds, from its words: of those that fit, where it goes to decides, then where from, then the cargo type. */
function slowly({ from, to, day, cargoType }: Carried, flows: readonly CargoFlow[]): CargoFlow | null {
  const fitting = flows.flatMap((row) => {
    const [into, out] = [near(row.toCountry, row.toRegion, to), near(row.fromCountry, row.fromRegion, from)];
    const isThen = row.validFrom <= day && (row.validTo === null || day <= row.validTo);
    const isHis = row.cargoTypeCode === null || row.cargoTypeCode === cargoType;
    return isThen && isHis && into !== null && out !== null ? [{ row, into, out }] : [];
  });
  const named = (row: CargoFlow) => (row.cargoTypeCode === null ? 0 : 1);
  return fitting.sort((a, b) => b.into - a.into || b.out - a.out || named(b.row) - named(a.row))[0]?.row ?? null;
}

const some = <T>(...all: readonly T[]) => fc.constantFrom(...all);
const days = some("2026-11-01", "2026-11-10", "2026-11-20", "2026-11-30");
const region = some("", "Osaka", "Penang", "Osaka-fu");
const anyFlow = fc
  .record({
    cargoTypeCode: some(null, "PARCEL", "FRESH"),
    fromCountry: some(null, "MY", "JP"),
    fromRegion: region,
    toCountry: some(null, "MY", "JP"),
    toRegion: region,
    validFrom: days,
    validTo: fc.option(days),
  })
  .map((row) => ({
    ...flow,
    ...row,
    fromRegion: row.fromCountry === null ? "" : row.fromRegion,
    toRegion: row.toCountry === null ? "" : row.toRegion,
  }));

test("SYS-08 over 10,000 cases the cargo flow that holds is the one that its words say", () => {
  fc.assert(
    fc.property(fc.array(anyFlow, { maxLength: 12 }), some("PARCEL", "FRESH", null), (rows, cargoType) => {
      const flows = rows.map((row, n) => ({ ...row, id: String(n) }));
      const one = { ...carried, cargoType };
      expect(cargoFlowOf(one, flows)).toEqual(slowly(one, flows));
    }),
    { numRuns: 10_000 },
  );
});

test("SYS-08 a row that names none leaves in all, as does none", () => {
  expect([leaves(undefined, "A"), leaves([], "A"), leaves(["A"], "A"), leaves(["B"], "A")]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
