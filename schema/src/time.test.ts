import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  countPeriods,
  daysToInstants,
  formatDay,
  formatInstant,
  offsetLabel,
  parseEpoch,
  startOfDay,
} from "./time.ts";

const zones = [
  "Asia/Kuala_Lumpur",
  "Asia/Jakarta",
  "Asia/Ho_Chi_Minh",
  "Asia/Kolkata",
  "Europe/London",
  "America/New_York",
  "America/Sao_Paulo",
  "Australia/Lord_Howe",
  "UTC",
];
const days = fc.integer({ min: 0, max: 20_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

describe("TXT-02 dates", () => {
  it("TXT-02 shows yyyy/MM/dd in the chosen zone", () => {
    expect(formatDay("2026-11-19T16:30:00Z", "Asia/Kuala_Lumpur")).toBe("2026/11/20");
    expect(formatInstant("2026-11-20T10:11:59Z", "Asia/Kuala_Lumpur")).toBe("2026/11/20 18:11");
  });
  it("TXT-02 reads 12 to 15 digits as milliseconds and 9 to 11 as seconds", () => {
    expect(parseEpoch("1700000000000")?.toISOString()).toBe("2023-11-14T22:13:20.000Z");
    expect(parseEpoch("1700000000")?.toISOString()).toBe("2023-11-14T22:13:20.000Z");
    for (const no of ["12345678", "1234567890123456", "17000000o0", ""]) expect(parseEpoch(no)).toBeNull();
  });
  it("a day begins at an instant that the zone shows as that day, and the instant before does not", () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...zones), (day, zone) => {
        const start = startOfDay(day, zone);
        expect(formatDay(start, zone)).toBe(day.replaceAll("-", "/"));
        expect(formatDay(new Date(start.getTime() - 1000), zone)).not.toBe(day.replaceAll("-", "/"));
      }),
    );
  });
  it("the days of a filter follow one another without a gap", () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...zones), (day, zone) => {
        expect(daysToInstants(day, day, zone).to).toBe(daysToInstants(addDays(day, 1), addDays(day, 1), zone).from);
      }),
    );
  });
});

describe("TXT-03 zones and periods", () => {
  it("TXT-03 labels a zone UTC±hh:mm", () => {
    const at = new Date("2026-11-20T00:00:00Z");
    expect(offsetLabel("Asia/Kuala_Lumpur", at)).toBe("UTC+08:00");
    expect(offsetLabel("Asia/Kolkata", at)).toBe("UTC+05:30");
    expect(offsetLabel("America/New_York", at)).toBe("UTC-05:00");
    expect(offsetLabel("UTC", at)).toBe("UTC+00:00");
  });
  it("TXT-03 counts both ends", () => {
    const at = new Date("2026-11-20T00:00:00Z");
    expect(countPeriods(1, at, at)).toBe(1);
    expect(countPeriods(1, at, new Date("2026-11-22T00:00:00Z"))).toBe(3);
    expect(countPeriods(4, at, new Date("2026-11-20T00:00:09Z"))).toBe(10);
  });
});
