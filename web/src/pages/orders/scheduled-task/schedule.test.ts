import { expect, test } from "vitest";
import { scheduleWords } from "./schedule.ts";

test("SYS-09 a schedule is told in words where there are some", () => {
  expect(scheduleWords("* * * * *")).toEqual({ key: "schedule.minutely", time: "" });
  expect(scheduleWords("7 * * * *")).toEqual({ key: "schedule.hourly", time: "07" });
  expect(scheduleWords("5 4 * * *")).toEqual({ key: "schedule.daily", time: "04:05" });
});

test.each(["*/5 * * * *", "5 4 * * 1", "5 1-3 * * *", ""])("%j stands as it is", (cron) => {
  expect(scheduleWords(cron)).toBeNull();
});
