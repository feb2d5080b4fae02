import { expect, test } from "vitest";
import { firstShown, reading } from "./wall-time.ts";

test.each([
  ["Asia/Kuala_Lumpur", "2026-11-20", "09:00", "2026-11-20T01:00:00.000Z"],
  ["America/New_York", "2026-03-07", "09:00", "2026-03-07T14:00:00.000Z"],
  // Put forward at 2: half past two is reached at three, and a quarter to two is not touched.
  ["America/New_York", "2026-03-08", "01:45", "2026-03-08T06:45:00.000Z"],
  ["America/New_York", "2026-03-08", "02:30", "2026-03-08T07:00:00.000Z"],
  ["America/New_York", "2026-03-08", "03:30", "2026-03-08T07:30:00.000Z"],
  // Put back from 2 to 1: half past one comes twice, and counts the first time.
  ["America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"],
  ["America/New_York", "2026-11-01", "02:00", "2026-11-01T07:00:00.000Z"],
  // Half an hour only, and a midnight that is skipped.
  ["Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:30:00.000Z"],
  ["Africa/Cairo", "2026-04-24", "00:00", "2026-04-23T22:00:00.000Z"],
  // A whole day that never was.
  ["Pacific/Apia", "2011-12-30", "12:00", "2011-12-30T10:00:00.000Z"],
])("%s reaches %s %s at %s", (zone, day, time, instant) => {
  expect(firstShown(zone, reading(day, time)).toISOString()).toBe(instant);
});
