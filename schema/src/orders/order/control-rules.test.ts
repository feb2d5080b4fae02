import { expect, test } from "vitest";
import type { ControlHit } from "../../base-data/what-applies/answer.ts";
import { controlHits, prohibitedProblems } from "./control-rules.ts";

const control: ControlHit["control"] = {
  id: "1",
  status: "ENABLED",
  version: 1,
  createdBy: "a",
  createdAt: "",
  modifiedBy: "a",
  modifiedAt: "",
  code: "IVORY",
  nameEn: "Ivory",
  nameZhCn: "象牙",
  nameZhHk: "象牙",
  sort: 1,
  fromCountry: null,
  fromRegion: "",
  toCountry: null,
  toRegion: "",
  words: ["ivory"],
  hsPrefixes: ["0507"],
  valueAbove: null,
  weightAbove: null,
  effect: "REFUSE",
  validFrom: "2026-01-01",
  validTo: null,
};
const told = (hit: Partial<ControlHit>, more: Partial<ControlHit["control"]> = {}) =>
  prohibitedProblems([{ control: { ...control, ...more }, line: null, found: "", ...hit }]).map(({ path, key }) => [
    path.join("."),
    key,
  ]);

test("SYS-08 prohibited goods are told at their name or HS code, a bound at the value or weight that is above it", () => {
  expect(told({ line: 2, found: "ivory" })).toEqual([["goods.1.name", "order.offer.prohibited"]]);
  expect(told({ line: 1, found: "0507" })).toEqual([["goods.0.hsCode", "order.offer.prohibited"]]);
  expect(told({}, { valueAbove: "5.00" })).toEqual([["declaredValue", "order.offer.bound"]]);
  expect(told({}, { weightAbove: "5.000" })).toEqual([["weight", "order.offer.bound"]]);
});

test("SYS-08 what only asks for a reviewer, or warns, refuses nothing", () => {
  expect([...told({ line: 1 }, { effect: "REVIEW" }), ...told({ line: 1 }, { effect: "WARN" })]).toEqual([]);
});

test("SYS-08 controls look at an order's ends, goods and weight, and at its value in CNY; at none whose ends or goods can't be read", () => {
  const means = {
    isCountry: (code: string) => code !== "XX",
    rateToCny: (code: string) => (code === "USD" ? "7.1186" : null),
    controls: (sent: object): ControlHit[] => [{ control, line: null, found: JSON.stringify(sent) }],
  };
  const draft = {
    sender: { countryCode: "MY", regionLevels: ["Penang"] },
    receiver: { countryCode: "SG" },
    weight: "1.25",
    declaredCurrency: "USD",
    declaredValue: "100",
    goods: [{ name: "Comb" }, { hsCode: "0507.10" }],
  };
  const found = (more: object = {}) => controlHits({ ...draft, ...more }, means).map((hit) => JSON.parse(hit.found));
  expect(found()).toEqual([
    {
      from: { country: "MY", regions: ["Penang"] },
      to: { country: "SG", regions: [] },
      weight: "1.25",
      valueCny: "711.86",
      goods: [
        { name: "Comb", hsCode: null },
        { name: "", hsCode: "0507.10" },
      ],
    },
  ]);
  expect(found({ declaredCurrency: "XXQ" })).toMatchObject([{ valueCny: null }]);
  for (const unread of [{ goods: undefined }, { sender: undefined }, { receiver: { countryCode: "XX" } }])
    expect(found(unread)).toEqual([]);
});
