import fc from "fast-check";
import { expect, test } from "vitest";
import { FEE_KINDS } from "./add-service-fee-fields.ts";
import { ADD_SERVICE_ASKS, SavedAddService } from "./add-service.ts";
import { addServiceFee } from "./add-service-fee.ts";

const cents = (most: number) => fc.nat({ max: most }).map((n) => (n / 100).toFixed(2));
const bound = fc.option(
  cents(50_000).filter((text) => text !== "0.00"),
  { nil: null },
);
const priced = fc
  .record({
    asks: fc.constantFrom(...ADD_SERVICE_ASKS),
    feeKind: fc.constantFrom(...FEE_KINDS),
    fee: cents(9_999),
    feeLeast: bound,
    feeMost: bound,
  })
  .filter((s) => s.feeKind === "FIXED" || s.asks === "AMOUNT");
const wanted = fc.record({ count: fc.integer({ min: 1, max: 99 }), amount: cents(1_000_000) });

/** In words: whole hundred-thousandths of the currency, by BigInt. */
function slow(
  s: { asks: string; feeKind: string; fee: string; feeLeast: string | null; feeMost: string | null },
  w: { count: number; amount: string },
): string {
  const units = (text: string) => BigInt(text.replace(".", ""));
  // Hundredths of a percent of hundredths: ten thousand to the hundredth.
  const scale = 10_000n;
  let fee = units(s.fee) * scale;
  if (s.asks === "COUNT") fee *= BigInt(w.count);
  if (s.feeKind === "PERCENT") fee = units(s.fee) * units(w.amount);
  if (s.feeLeast !== null && fee < units(s.feeLeast) * scale) fee = units(s.feeLeast) * scale;
  if (s.feeMost !== null && fee > units(s.feeMost) * scale) fee = units(s.feeMost) * scale;
  const hundredths = (fee + scale / 2n) / scale;
  const text = hundredths.toString().padStart(3, "0");
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

test("ADD_SERVICE a fee equals a slow reference, bounds and half cents included", () => {
  const valid = priced.filter(
    (s) => s.feeLeast === null || s.feeMost === null || Number(s.feeLeast) <= Number(s.feeMost),
  );
  fc.assert(
    fc.property(valid, wanted, (service, want) => {
      expect(addServiceFee(service, want)).toBe(slow(service, want));
    }),
    { numRuns: 2_000 },
  );
});
test("ADD_SERVICE without the count or the amount that it asks, there is no fee", () => {
  const own = { feeKind: "FIXED", fee: "3", feeLeast: null, feeMost: null } as const;
  expect(
    ["FLAG" as const, "COUNT" as const, "AMOUNT" as const].map((asks) => addServiceFee({ ...own, asks }, {})),
  ).toEqual(["3.00", null, null]);
});

const input = {
  code: "INSURANCE",
  nameEn: "Insurance",
  nameZhCn: "保价",
  nameZhHk: "保價",
  sort: 10,
  helpEn: "Covers loss.",
  helpZhCn: "赔付",
  helpZhHk: "賠付",
  asks: "AMOUNT",
  feeKind: "PERCENT",
  fee: "0.5",
  feeLeast: "5.00",
  feeMost: "",
  feeCurrency: "CNY",
};
test.each([
  ["feeKind", { asks: "COUNT" }, "addService.percent"],
  ["fee", { fee: "100.1" }, "addService.share"],
  ["fee", { fee: "1e3" }, "addService.fee"],
  ["fee", { fee: "much" }, "addService.fee"],
  ["fee", { fee: "-1" }, "addService.fee"],
  ["feeMost", { feeMost: "4.99" }, "addService.most"],
  ["feeLeast", { feeLeast: "0" }, "number.positive"],
  ["feeCurrency", { feeCurrency: "yuan" }, "currency.code"],
])("ADD_SERVICE refuses a bad %s at its field: %j", (field, bad, key) => {
  const found = SavedAddService.safeParse({ ...input, ...bad });
  expect(found.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, key]]);
  expect(SavedAddService.safeParse(input).data).toMatchObject({ feeLeast: "5.00", feeMost: null });
});
