import { expect, test } from "vitest";
import { SITES } from "./sites.ts";
import { isTimeZone } from "./time-zone.ts";

test("a browser's zone, a site's zone and UTC are zones; offsets and rubbish are not", () => {
  const zones = [
    "UTC",
    "Asia/Saigon",
    "America/Argentina/Buenos_Aires",
    ...Object.values(SITES).map((s) => s.timeZone),
  ];
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  expect(["+08:00", "", "Mars/Base", "'; drop table", "Asia/Kuala_Lumpur "].filter(isTimeZone)).toEqual([]);
});
