import { expect, test } from "vitest";
import { cutByDate, PickupByDate } from "./by-date.ts";
import { NewPickupNotice, type PickupNotice } from "./notice.ts";

const own = {
  countryCode: "MY",
  region: "Selangor",
  city: "Klang",
  productCode: "",
  ways: ["COURIER" as const],
  weekdays: ["MON" as const, "TUE" as const],
  fromTime: "09:00",
  toTime: "18:00",
  cutOff: "15:00",
  noticeEn: "n",
  noticeZhCn: "n",
  noticeZhHk: "n",
  validFrom: "2026-11-01",
  validTo: "2026-12-31",
};
const row: PickupNotice = {
  ...own,
  id: "01900000-0000-7000-8000-000000000001",
  status: "ENABLED",
  version: 1,
  site: "MY",
  place: "MY / Selangor / Klang",
  createdBy: "t",
  createdAt: "t",
  modifiedBy: "t",
  modifiedAt: "t",
};
const change = (more: object) => PickupByDate.parse({ from: "2026-11-23", to: "2026-11-24", ...more });
const days = ({ validFrom, validTo }: Pick<PickupNotice, "validFrom" | "validTo">) => [validFrom, validTo];

test("PICKUP a row is cut where the days begin and end, and itself stays what it was", () => {
  const { outcome, kept, added } = cutByDate(row, change({ cutOff: "12:00" }));
  expect(outcome).toBe("CHANGED");
  expect(kept && [...days(kept), kept.cutOff]).toEqual(["2026-11-01", "2026-11-22", "15:00"]);
  expect(added.map((piece) => [...days(piece), piece.cutOff])).toEqual([
    ["2026-11-23", "2026-11-24", "12:00"],
    ["2026-11-25", "2026-12-31", "15:00"],
  ]);
});

test("PICKUP a row that holds on no other days is changed itself", () => {
  const { kept, added } = cutByDate(row, change({ from: "2026-10-01", to: "2027-01-01", noticeEn: "other" }));
  expect(kept).toMatchObject({ noticeEn: "other", validFrom: "2026-11-01", validTo: "2026-12-31" });
  expect(added).toEqual([]);
});

test.each([
  ["SAME", row, { cutOff: "15:00" }],
  ["NOT_IN_USE", { ...row, status: "DISABLED" as const }, { cutOff: "12:00" }],
  ["OTHER_DAYS", { ...row, validTo: "2026-11-20" }, { cutOff: "12:00" }],
  // A Wednesday and a Thursday, of a row for Mondays and Tuesdays.
  ["OTHER_DAYS", row, { from: "2026-11-25", to: "2026-11-26", cutOff: "12:00" }],
  ["CUT_OFF", row, { cutOff: "18:30" }],
  ["CUT_OFF", row, { toTime: "14:00" }],
  ["HOURS", row, { toTime: "08:00" }],
] as const)("PICKUP says %s of a row that can't or need not be changed", (outcome, of, more) => {
  expect(cutByDate(of, change(more))).toEqual({ outcome, kept: null, added: [] });
});

const issues = (read: ReturnType<typeof NewPickupNotice.safeParse | typeof PickupByDate.safeParse>) =>
  read.error?.issues.map(({ path, message }) => [path[0], message]);

test.each([
  ["toTime", { toTime: "08:00", cutOff: "08:00" }, "pickup.hours"],
  ["cutOff", { cutOff: "18:01" }, "pickup.cutOff"],
  ["cutOff", { cutOff: "08:59" }, "pickup.cutOff"],
  ["fromTime", { fromTime: "9:00" }, "pickup.time"],
  ["fromTime", { fromTime: "24:00" }, "pickup.time"],
  ["weekdays", { weekdays: [] }, "pickup.weekdays"],
  ["validTo", { validTo: "2026-10-31" }, "grant.days"],
  ["validFrom", { validFrom: "2026-02-30" }, "day"],
  ["noticeZhHk", { noticeZhHk: " " }, "required"],
  ["noticeEn", { noticeEn: "長".repeat(301) }, "text.max"],
  ["countryCode", { countryCode: "my" }, "country.code"],
])("PICKUP refuses a bad %s: %j", (field, bad, key) => {
  expect(issues(NewPickupNotice.safeParse({ ...own, ...bad }))).toContainEqual([field, key]);
});

test.each([
  ["to", { to: "2026-11-01", cutOff: "12:00" }, "grant.days"],
  ["ways", {}, "pickup.nothing"],
  ["cutOff", { cutOff: "noon" }, "pickup.time"],
  ["ids", { cutOff: "12:00", ids: Array.from({ length: 1_001 }, () => row.id) }, "list.max"],
])("PICKUP a change by date refuses a bad %s", (field, bad, key) => {
  const read = PickupByDate.safeParse({ from: "2026-11-23", to: "2026-11-24", ...bad });
  expect(issues(read)).toContainEqual([field, key]);
});

test("PICKUP no way of pick-up is a change of its own: there is none on those days", () => {
  expect(cutByDate(row, change({ ways: [] })).added[0]?.ways).toEqual([]);
});
