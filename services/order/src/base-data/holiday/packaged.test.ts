import { expect, test } from "vitest";
import { packagedHolidays } from "./packaged.ts";

test("SYS-07 public holidays of a country come with the release: each day once, days in a row of one name together, in Chinese where they have a name", async () => {
  for (const country of ["MY", "ID", "VN", "JP", "CN"])
    for (const year of [2026, 2027]) {
      const rows = await packagedHolidays(country, year);
      expect(rows.length).toBeGreaterThan(5);
      for (const [n, row] of rows.entries()) {
        expect(row.firstDay <= row.lastDay).toBe(true);
        expect(row.firstDay > (rows[n - 1]?.lastDay ?? "")).toBe(true);
      }
    }
  const vietnam = await packagedHolidays("VN", 2027);
  expect(vietnam.find(({ nameEn }) => nameEn === "Vietnamese New Year Holidays")).toMatchObject({
    firstDay: "2027-02-05",
    lastDay: "2027-02-09",
  });
  const malaysia = await packagedHolidays("MY", 2027);
  expect(malaysia[0]).toMatchObject({ firstDay: "2027-01-01", nameEn: "New Year's Day", nameZhCn: "元旦" });
  expect(malaysia[1]).toMatchObject({ firstDay: "2027-02-06", lastDay: "2027-02-07", nameZhCn: "Chinese New Year" });
});

test("SYS-07 a region has what it keeps beside its country, and nothing where nobody knows it", async () => {
  const named = async (place: string) => (await packagedHolidays(place, 2027)).map(({ nameEn }) => nameEn);
  expect(await named("MY-12")).toEqual([
    "Good Friday",
    "Tadau Kaamatan",
    "Sabah State Governor's Birthday",
    "Christmas Eve",
  ]);
  expect((await packagedHolidays("MY-12", 2027))[1]).toMatchObject({ firstDay: "2027-05-30", lastDay: "2027-05-31" });
  for (const place of ["MY-99", "VN-HN", "XX-1"]) expect(await named(place)).toEqual([]);
});

test("SYS-07 a country that nobody knows has none, and half days are none", async () => {
  expect(await packagedHolidays("XX", 2027)).toEqual([]);
  expect((await packagedHolidays("CN", 2027)).map(({ nameEn }) => nameEn)).not.toContain("International Women's Day");
});
