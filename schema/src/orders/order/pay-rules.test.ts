import { expect, test } from "vitest";
import type { OrderDraft, OrderMeans } from "./new-order-rules.ts";
import { payProblems, type Carried } from "./pay-rules.ts";

const asked: Carried[] = [];
const means: Pick<OrderMeans, "isCountry" | "payWays" | "takenFor"> = {
  isCountry: (code: string) => code !== "XX",
  payWays: [
    { code: "CARD", payFor: ["FREIGHT", "TAX"], payers: ["SENDER"], needsMonthCard: true },
    { code: "CASH", payFor: ["FREIGHT", "TAX"], payers: ["SENDER", "RECEIVER"], needsMonthCard: false },
    { code: "BANK", payFor: ["TAX"], payers: ["RECEIVER"], needsMonthCard: false },
  ],
  takenFor: (carried) => {
    asked.push(carried);
    return (way) => way !== "CASH";
  },
};
const sender = { countryCode: "MY", regionLevels: ["Penang"] };
const draft: OrderDraft = {
  sender,
  receiver: { countryCode: "SG" },
  cargoTypeCode: "FRESH",
  payMethod: "SENDER",
  payMonthCard: null,
  taxPayMethod: "RECEIVER",
  taxMonthCard: null,
};
const found = (more: Partial<OrderDraft>) =>
  payProblems({ ...draft, ...more }, means).flatMap((one) => (one === null ? [] : [[...one.path, one.key]]));

test("SYS-08 who pays finds a way of those that are taken there for what is sent; one that is named is one of them", () => {
  expect(found({})).toEqual([["payMethod", "order.pay.lane"]]);
  expect(asked.at(-1)).toEqual({
    from: { country: "MY", regions: ["Penang"] },
    to: { country: "SG", regions: [] },
    cargoType: "FRESH",
  });
  expect(found({ payMonthCard: "1234567890" })).toEqual([]);
  expect(found({ payMonthCard: "1234567890", taxPayMethodCode: "CASH" })).toEqual([
    ["taxPayMethodCode", "order.payMethod.lane"],
  ]);
});

test("SYS-08 where it is not known where to, every pay method in use is taken", () => {
  expect(found({ receiver: undefined })).toEqual([]);
  expect(found({ receiver: { countryCode: "XX" } })).toEqual([]);
});
