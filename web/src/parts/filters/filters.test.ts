import { describe, expect, test } from "vitest";
import { amountText } from "./amounts.ts";
import { daysText, instantsOf, lastDays, withFrom, withTo } from "./days.ts";
import { splitNumbers } from "./numbers.ts";

describe("numbers", () => {
  test("are parted by whatever a spreadsheet, a list or a person puts between them, each once", () => {
    expect(splitNumbers(" sf1\tSF2\r\nSF1, sf3；sf4、SF5 ;")).toEqual(["SF1", "SF2", "SF3", "SF4", "SF5"]);
    expect(splitNumbers(" \n")).toEqual([]);
  });
});

describe("days", () => {
  test("hold the instants of the zone shown, the last day included", () => {
    expect(instantsOf({ from: "2026-10-20", to: "2026-11-20" })).toEqual({
      from: "2026-10-19T16:00:00.000Z",
      to: "2026-11-20T16:00:00.000Z",
    });
    expect(instantsOf({ from: "", to: "" })).toEqual({ from: null, to: null });
  });
  test("the last days end today, in the zone shown", () => {
    expect(lastDays(7, new Date("2026-11-19T17:00:00Z"))).toEqual({ from: "2026-11-14", to: "2026-11-20", last: "7" });
    expect(lastDays(1, new Date("2026-11-19T15:00:00Z"))).toEqual({ from: "2026-11-19", to: "2026-11-19", last: "1" });
  });
  test("the other end follows when it would lie on the wrong side", () => {
    const week = { from: "2026-11-01", to: "2026-11-07" };
    expect(withFrom(week, "2026-11-09")).toEqual({ from: "2026-11-09", to: "2026-11-09" });
    expect(withTo(week, "2026-10-09")).toEqual({ from: "2026-10-09", to: "2026-10-09" });
    expect(withTo(week, "")).toEqual({ from: "2026-11-01", to: "" });
  });
  test("say what they hold", () => {
    expect(daysText({ from: "2026-10-20", to: "2026-11-20" })).toBe("2026/10/20 – 2026/11/20");
    expect(daysText({ from: "2026-11-20", to: "2026-11-20" })).toBe("2026/11/20");
    expect(daysText({ from: "", to: "2026-11-20" })).toBe("≤ 2026/11/20");
    expect(daysText({ from: "", to: "" })).toBeNull();
  });
});

test("amounts say what they hold", () => {
  expect(amountText({ currency: "MYR", least: "1000", most: "" })).toBe("≥ 1,000.00 MYR");
  expect(amountText({ currency: "", least: "1", most: "2.5" })).toBe("1.00 – 2.50");
  expect(amountText({ currency: "MYR", least: "", most: "" })).toBe("MYR");
  expect(amountText({ currency: "", least: "", most: "" })).toBeNull();
});
