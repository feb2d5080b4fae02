import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Money } from "../../money.ts";
import { NewOrder } from "./new-order.ts";
import {
  declaredProblem,
  goodsTypesProblem,
  insuredProblem,
  type OrderMeans,
  orderProblems,
} from "./new-order-rules.ts";

const party = { name: "Tan Mei", phone: "12-345 6789", countryCode: "MY", address: "1 Jalan Ampang" };
const line = { name: "Optical sensor", amount: 2, quantity: "2", unit: "PCS", unitWeight: "0.2", price: "50" };
const goods = [{ ...line, origin: "MY", hsCode: "9031.49" }];
const order = {
  customerCode: "6010228841",
  customerOrderNo: "KEJ-1",
  serviceName: "International Express",
  pickupType: "COURIER",
  parcelNum: 1,
  weight: "1.25",
  declaredCurrency: "USD",
  declaredValue: "100",
  payMethod: "SENDER",
  taxPayMethod: "RECEIVER",
  senderReason: "SALE",
  tradeCondition: "DAP",
  exportDeclaration: "SIMPLIFIED",
  importDeclaration: "SIMPLIFIED",
  sender: party,
  receiver: { ...party, countryCode: "SG" },
  goods,
};
const COD = { card: "1", currency: "USD" };
const RATES: Readonly<Record<string, string>> = { CNY: "1", USD: "7.1186", VND: "0.00027128" };
const means: OrderMeans = {
  goodsTypes: 3,
  rateToCny: (code) => RATES[code] ?? null,
  isCountry: (code) => ["MY", "SG", "VN"].includes(code),
  postUnlike: (country, post) => (country === "MY" && post === "12" ? "50450" : null),
  product: (named) =>
    ["International Express", "INTL_EXPRESS"].includes(named)
      ? { code: "INTL_EXPRESS", nameEn: "International Express", cargoTypes: ["PARCEL"] }
      : null,
  isCargoType: (code) => ["PARCEL", "FRESH"].includes(code),
  payWays: [
    { code: "CARD", payFor: ["FREIGHT"], payers: ["SENDER", "RECEIVER", "THIRD_PARTY"], needsMonthCard: true },
    { code: "CASH", payFor: ["FREIGHT"], payers: ["SENDER", "RECEIVER"], needsMonthCard: false },
    { code: "BANK", payFor: ["TAX"], payers: ["SENDER", "RECEIVER", "THIRD_PARTY"], needsMonthCard: false },
  ],
  takenFor: () => () => true,
  fieldRules: () => [],
  isLike: () => true,
  isUnit: (unit) => unit === "PCS",
  controls: () => [],
  // From one country without services.
  unserved: ({ from }) =>
    from.country === "SG"
      ? [
          { code: "INSURANCE", nameEn: "Insurance" },
          { code: "COD", nameEn: "Cash on delivery" },
          { code: "PACKAGING", nameEn: "Packaging" },
        ]
      : [],
  // To one country nothing goes.
  closed: (_from, to) => (to.country === "VN" ? { reasonEn: "Flooded", reasonZhCn: "洪水", reasonZhHk: "水浸" } : null),
  // The product goes to one country, with thirty kilograms at most, paid by some alone.
  withheld: ({ to, weight, payer, taxPayer }) => [
    ...(to.country !== "MY" ? [] : ["NO_FLOW" as const]),
    ...(Number(weight) > 30 ? ["TOO_HEAVY" as const] : []),
    ...(Number(weight) < 0.1 ? ["TOO_LIGHT" as const] : []),
    ...(payer === "RECEIVER" ? ["PAYER" as const] : []),
    ...(taxPayer === "SENDER" ? ["TAX_PAYER" as const] : []),
  ],
};
const found = (more: object) => orderProblems({ ...order, ...more }, means).map((p) => [p.path.join("."), p.key]);
const keysOf = (more: object) =>
  NewOrder.safeParse({ ...order, ...more }).error?.issues.map((i) => [i.path.join("."), i.message]) ?? [];

describe("a new order", () => {
  it("is read with what was left out as null, and breaks no rule", () => {
    expect(NewOrder.parse(order)).toMatchObject({ insuredValue: null, cod: null, services: [], importer: null });
    expect(orderProblems(order, means)).toEqual([]);
  });
  it.each([
    ["ORD-02 no goods", { goods: [] }, ["goods", "order.goods.none"]],
    ["ORD-03 a broken amount", { declaredValue: "10.50" }, ["declaredValue", "order.declaredInteger"]],
    ["ORD-03 a negative one", { declaredValue: "-1" }, ["declaredValue", "order.declaredInteger"]],
    [
      "ORD-04 a card of 21 digits",
      { cod: { card: "8".repeat(21), amount: "1", currency: "USD" } },
      ["cod.card", "text.max"],
    ],
    ["ORD-04 letters in a card", { cod: { card: "88a", amount: "1", currency: "USD" } }, ["cod.card", "cod.card"]],
    ["ORD-04 13 digits", { cod: { ...COD, amount: "1".repeat(13) } }, ["cod.amount", "order.amount"]],
    ["ORD-04 3 decimals", { cod: { ...COD, amount: "1.001" } }, ["cod.amount", "order.amount"]],
    ["ORD-04 nothing", { cod: { ...COD, amount: "0.00" } }, ["cod.amount", "number.positive"]],
    ["ORD-05 a name of signs", { goods: [{ ...goods[0], name: "12-34" }] }, ["goods.0.name", "goods.name.letters"]],
    ["ORD-05 a name too long", { goods: [{ ...goods[0], name: "abc ".repeat(60) }] }, ["goods.0.name", "text.max"]],
    ["a month card of 9 digits", { payMonthCard: "123456789" }, ["payMonthCard", "card.month"]],
  ])("%s is refused at its field", (_case, more, problem) => {
    expect(keysOf(more)).toEqual([problem]);
  });
  it("ORD-04 the longest amount and card that may be are taken", () => {
    const cod = { card: "8".repeat(20), amount: `${"9".repeat(12)}.99`, currency: "USD" };
    expect(keysOf({ cod })).toEqual([]);
  });
  it.each([
    ["ORD-02 more kinds than the parameter allows", { goods: Array(4).fill(goods[0]) }, ["goods", "order.goods.most"]],
    ["ORD-03 above 5 million CNY", { declaredValue: "702386" }, ["declaredValue", "order.declaredRange"]],
    [
      "ORD-03 below 1 CNY",
      { declaredCurrency: "VND", declaredValue: "3686" },
      ["declaredValue", "order.declaredRange"],
    ],
    ["SYS-07 a bad post code", { sender: { ...party, postCode: "12" } }, ["sender.postCode", "postCode.form"]],
    [
      "SYS-08 a closed lane",
      { receiver: { ...party, countryCode: "VN" } },
      ["receiver.countryCode", "order.offer.closed"],
    ],
    [
      "SYS-08 a closed lane, whatever the product",
      { receiver: { ...party, countryCode: "VN" }, serviceName: undefined },
      ["receiver.countryCode", "order.offer.closed"],
    ],
    [
      "SYS-08 insurance that is not offered there",
      { sender: { ...party, countryCode: "SG" }, insuredValue: "90" },
      ["insuredValue", "order.offer.service"],
    ],
    [
      "SYS-08 cash on delivery that is not offered there",
      { sender: { ...party, countryCode: "SG" }, cod: { card: "1", amount: "1.00", currency: "USD" } },
      ["cod", "order.offer.service"],
    ],
    [
      "SYS-08 another service that is not offered there",
      { sender: { ...party, countryCode: "SG" }, services: [{ serviceName: "Packaging", fee: "3.00" }] },
      ["services.0.serviceName", "order.offer.service"],
    ],
    ["SYS-08 a lane that the product does not go", { receiver: party }, ["serviceName", "order.offer.lane"]],
    ["SYS-08 too heavy for the lane", { weight: "30.001" }, ["weight", "order.offer.heavy"]],
    ["SYS-08 too light for the product", { weight: "0.099" }, ["weight", "order.offer.light"]],
    [
      "SYS-08 freight paid by whom the product does not name",
      { payMethod: "RECEIVER" },
      ["payMethod", "order.offer.payer"],
    ],
    [
      "SYS-08 duty paid by whom the product does not name",
      { taxPayMethod: "SENDER" },
      ["taxPayMethod", "order.offer.payer"],
    ],
    ["ORD-03 insured above the declared value", { insuredValue: "100.01" }, ["insuredValue", "order.insured"]],
    ["a currency out of use", { declaredCurrency: "XXX" }, ["declaredCurrency", "currency.unknown"]],
    ["an unknown country", { receiver: { ...party, countryCode: "ZZ" } }, ["receiver.countryCode", "country.unknown"]],
    ["an unknown origin", { goods: [{ ...goods[0], origin: "ZZ" }] }, ["goods.0.origin", "country.unknown"]],
    ["an unknown product", { serviceName: "Pigeon" }, ["serviceName", "order.product"]],
    [
      "PAY_METHOD freight by who can't pay without a card",
      { payMethod: "THIRD_PARTY", payMonthCard: null },
      ["payMethod", "order.pay.noCard"],
    ],
    [
      "PAY_METHOD tax by a card that nobody can pay it by",
      { taxMonthCard: "1234567890" },
      ["taxPayMethod", "order.pay.card"],
    ],
    ["CARGO_TYPE one out of use", { cargoTypeCode: "MAGIC" }, ["cargoTypeCode", "order.cargoType.unknown"]],
    ["PRODUCT a cargo type it doesn't take", { cargoTypeCode: "FRESH" }, ["cargoTypeCode", "order.cargoType.product"]],
    ["PAY_METHOD one out of use", { payMethodCode: "SHELLS" }, ["payMethodCode", "order.payMethod.unknown"]],
    ["PAY_METHOD one of tax for freight", { payMethodCode: "BANK" }, ["payMethodCode", "order.payMethod.fit"]],
    [
      "PAY_METHOD a card's without a card",
      { payMethodCode: "CARD", payMonthCard: null },
      ["payMethodCode", "order.payMethod.fit"],
    ],
    [
      "PAY_METHOD tax by what is for freight",
      { taxPayMethodCode: "CASH" },
      ["taxPayMethodCode", "order.payMethod.fit"],
    ],
    ["an unknown unit", { goods: [{ ...goods[0], unit: "ELL" }] }, ["goods.0.unit", "goods.unit"]],
    ["an exhibition without its name", { senderReason: "EXHIBITION" }, ["exhibition.exhibition", "order.exhibition"]],
  ])("%s is refused", (_case, more, problem) => {
    expect(found(more)).toEqual([problem]);
  });
  it("SYS-08 takes a product by name or code, the cargo types that it takes, and pay methods that fit", () => {
    const codes = { cargoTypeCode: "PARCEL", payMethodCode: "CASH", taxPayMethodCode: "BANK" };
    expect(found({ serviceName: "INTL_EXPRESS", ...codes })).toEqual([]);
    expect(found({ payMethodCode: "CARD", payMonthCard: "1234567890" })).toEqual([]);
    expect(NewOrder.parse({ ...order, cargoTypeCode: " " })).toMatchObject({
      cargoTypeCode: null,
      payMethodCode: null,
    });
  });
  it("ORD-03 5 million CNY and 1 CNY themselves are taken", () => {
    expect(found({ declaredCurrency: "CNY", declaredValue: "5000000" })).toEqual([]);
    expect(found({ declaredCurrency: "CNY", declaredValue: "1" })).toEqual([]);
    expect(found({ declaredCurrency: "CNY", declaredValue: "5000001" })).toHaveLength(1);
  });
  it("ORD-12 a field that can't be read hides no rule of another", () => {
    expect(
      found({
        parcelNum: "many",
        sender: null,
        insuredValue: "500",
        goods: [{ ...goods[0], price: "?", unit: "ELL" }],
      }),
    ).toEqual([
      ["insuredValue", "order.insured"],
      ["goods.0.unit", "goods.unit"],
    ]);
    expect(orderProblems("no order at all", means)).toEqual([]);
  });
});

describe("ORD-02 to ORD-04 as properties", () => {
  const units = fc.integer({ min: 1, max: 999_999_999 });
  const rate = fc.integer({ min: 1, max: 9_999_999 }).map((n) => new Money(n).div(100_000).toFixed());

  it("ORD-03 a declared value is taken just where it is worth 1 to 5 million CNY", () => {
    fc.assert(
      fc.property(units, rate, (value, perUnit) => {
        const cny = new Money(value).times(perUnit);
        expect(declaredProblem(String(value), perUnit) === null).toBe(cny.gte(1) && cny.lte(5_000_000));
      }),
    );
  });
  it("ORD-03 the insured value reaches up to the declared one, to the cent", () => {
    fc.assert(
      fc.property(units, fc.integer({ min: -200, max: 200 }), (declared, cents) => {
        const insured = new Money(declared).plus(new Money(cents).div(100)).toFixed(2);
        expect(insuredProblem(insured, String(declared)) === null).toBe(cents <= 0);
      }),
    );
  });
  it("ORD-02 as many kinds as the parameter says, and at least one", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 50 }), (count, most) => {
        expect(goodsTypesProblem(count, most) === null).toBe(count >= 1 && count <= most);
      }),
    );
  });
  it("reads whatever it is given without an exception", () => {
    fc.assert(fc.property(fc.anything(), (input) => Array.isArray(orderProblems(input, means))));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(order)), fc.anything()), (more) =>
        Array.isArray(orderProblems({ ...order, ...more }, means)),
      ),
    );
  });
});
