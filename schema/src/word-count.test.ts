import { describe, expect, test } from "vitest";
import { CancelReason } from "./orders/order/cancel.ts";
import { countWords } from "./word-count.ts";

const english = (n: number) =>
  Array.from({ length: n }, (_, i) => ["parcel", "isn't", "12.50", "co-op"][i % 3]).join(" ");
const chinese = (n: number) => "取消订单因为客户改地址".repeat(20).slice(0, n);
/** As many words as characters, half of them of each. */
const mixed = (n: number) => `${english(Math.floor(n / 2))}，${chinese(Math.ceil(n / 2))}。`;

describe("ORD-06 words", () => {
  test.each([
    ["", 0],
    ["  \n\t ", 0],
    ["...!?—，。", 0],
    ["Ordered twice by mistake", 4],
    ["Receiver's address: 12.5 km away", 5],
    ["客户改用其他渠道", 8],
    ["客户改用DHL渠道", 7],
    ["お客様のキャンセル", 9],
    ["고객 요청", 4],
    ["𠮷野家", 3],
    ["è e\u0301", 2],
    ["naïve café", 2],
  ])("%j has %i", (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  test.each([
    ["English", english],
    ["Chinese", chinese],
    ["mixed", mixed],
  ])("ORD-06 a reason in %s: 99 and 100 words are taken, 101 are not", (_language, of) => {
    for (const n of [99, 100, 101]) expect(countWords(of(n))).toBe(n);
    expect(CancelReason.safeParse(of(99)).success).toBe(true);
    expect(CancelReason.safeParse(of(100)).success).toBe(true);
    expect(CancelReason.safeParse(of(101)).error?.issues.map(({ message }) => message)).toEqual(["words.max"]);
  });

  test("ORD-06 a reason is never empty, and 1,000 characters at most whatever its words", () => {
    expect(CancelReason.safeParse(" \n ").success).toBe(false);
    expect(CancelReason.safeParse(`${"a".repeat(999)} `).success).toBe(true);
    expect(CancelReason.safeParse("a".repeat(1001)).error?.issues[0]?.message).toBe("text.max");
  });
});
