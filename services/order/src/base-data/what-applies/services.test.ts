import type { ServiceFlow } from "@linehaul/schema/base-data/service-flow/row";
import fc from "fast-check";
import { expect, test } from "vitest";
import { servicesOf, type Served } from "./services.ts";
import { slowlyServed } from "./testing/slow-services.ts";
import { closed, INSURANCE } from "./testing/rules.ts";

const flow: ServiceFlow = {
  ...closed,
  id: "flow",
  serviceCode: "INSURANCE",
  productCode: null,
  toCountry: null,
  laneState: "OPEN",
  feeKind: "FIXED",
  fee: "7.00",
  feeLeast: null,
  feeMost: null,
  feeCurrency: "MYR",
};
const served: Served = {
  productCode: "EXPRESS",
  cargoType: "PARCEL",
  from: { country: "MY", regions: ["Penang"] },
  to: { country: "JP", regions: ["Osaka-fu", "Osaka"] },
  day: "2026-11-20",
};
const sold = { ...INSURANCE, fee: "0.8", feeLeast: "3.00", feeCurrency: "MYR" };
const one = (flows: readonly ServiceFlow[], fee?: typeof sold) =>
  servicesOf(served, { services: [INSURANCE], serviceFlows: flows, cargoFlows: [], productFee: () => fee })[0];

test("SYS-08 a service costs what its flow says, else what the site takes for it with the product, else what it says itself", () => {
  expect(one([flow], sold)).toEqual({
    serviceCode: "INSURANCE",
    isOffered: true,
    feeKind: "FIXED",
    fee: "7.00",
    feeLeast: null,
    feeMost: null,
    feeCurrency: "MYR",
    flow,
  });
  expect(one([], sold)).toMatchObject({ fee: "0.8", feeLeast: "3.00", feeCurrency: "MYR", flow: null });
  expect(one([])).toMatchObject({ feeKind: "PERCENT", fee: "0.5", feeLeast: "5.00", feeCurrency: "CNY", flow: null });
});

test("SYS-08 a closed lane of a service offers it no more, and names its row; another service's, or another day's, says nothing", () => {
  const shut: ServiceFlow = { ...flow, laneState: "CLOSED" };
  expect(one([shut])).toMatchObject({ isOffered: false, flow: shut });
  for (const other of [
    { serviceCode: "COD" },
    { validFrom: "2026-11-21" },
    { productCode: "ECONOMY" },
    { toCountry: "MY" },
  ])
    expect(one([{ ...shut, ...other }])).toMatchObject({ isOffered: true, flow: null });
});

const some = <T>(...all: readonly T[]) => fc.constantFrom(...all);
const days = some("2026-11-01", "2026-11-10", "2026-11-20", "2026-11-30");
const region = some("", "Osaka", "Penang", "Osaka-fu");
const anyFlow = fc
  .record({
    serviceCode: some("INSURANCE", "INSURANCE", "COD"),
    productCode: some(null, "EXPRESS", "ECONOMY"),
    fromCountry: some(null, "MY", "JP"),
    fromRegion: region,
    toCountry: some(null, "MY", "JP"),
    toRegion: region,
    laneState: some("OPEN" as const, "CLOSED" as const),
    validFrom: days,
    validTo: fc.option(days),
  })
  .map((row) => ({
    ...flow,
    ...row,
    fromRegion: row.fromCountry === null ? "" : row.fromRegion,
    toRegion: row.toCountry === null ? "" : row.toRegion,
  }));

test("SYS-08 over 10,000 cases the row that holds is the one that its words say", () => {
  fc.assert(
    fc.property(fc.array(anyFlow, { maxLength: 12 }), (rows) => {
      const flows = rows.map((row, n) => ({ ...row, id: String(n) }));
      const told = slowlyServed(served, flows);
      expect(one(flows)).toMatchObject({ isOffered: told?.laneState !== "CLOSED", flow: told });
    }),
    { numRuns: 10_000 },
  );
});
