import { z } from "zod";
import { emptyIsNull, listOf } from "../../field.ts";
import { PickupType } from "../../orders/order/enums.ts";
import { addDays } from "../../time.ts";
import { weekdayOf } from "../../weekday.ts";
import { clockTime, hoursProblem, noticeText, type PickupNotice, PickupNoticeFilter } from "./notice.ts";

/** As many places as are changed at once. */
export const MOST_PLACES = 1_000;

const time = emptyIsNull(clockTime.nullable());
const text = emptyIsNull(noticeText.nullable());
/** What is written for those days; null: it stays as it is. */
const change = {
  ways: listOf(PickupType, 3)
    .nullable()
    .default(null)
    .describe("How parcels are picked up on those days; an empty list: not at all; none: as before."),
  fromTime: time.describe("From when on, by the site's clock; none: as before."),
  toTime: time.describe("Until when; none: as before."),
  cutOff: time.describe("Until when one asks for the same day; none: as before."),
  noticeEn: text.describe("What a customer is told in English; none: as before."),
  noticeZhCn: text.describe("The same in Simplified Chinese; none: as before."),
  noticeZhHk: text.describe("The same in Traditional Chinese; none: as before."),
};
const days = {
  from: z.iso.date("day").describe("First of the days, of the site's zone: `2026-12-24`."),
  to: z.iso.date("day").describe("Last of the days."),
};
export const PickupByDateFields = z.object({ ...days, ...change });
export const pickupPlaces = {
  ids: z
    .array(z.uuid())
    .min(1, "required")
    .max(MOST_PLACES, "list.max")
    .optional()
    .describe("The rows that were ticked; without them all that match the filter."),
  filter: PickupNoticeFilter.optional().describe("Where no rows are named: those that match; every row without it."),
};
type Change = z.infer<typeof PickupByDateFields>;
const CHANGED = ["ways", "fromTime", "toTime", "cutOff", "noticeEn", "noticeZhCn", "noticeZhHk"] as const;
/** What one field can't say alone. */
const checked = <S extends z.ZodType<Change>>(input: S): S =>
  input
    .refine(({ from, to }) => from <= to, { path: ["to"], message: "grant.days" })
    .refine((given) => CHANGED.some((field) => given[field] !== null), { path: ["ways"], message: "pickup.nothing" });

/** What a form of it holds. */
export const PickupChange = checked(PickupByDateFields);
const byDate = z.object({ ...pickupPlaces, ...PickupByDateFields.shape });
export const PickupByDate = checked(byDate);
export type PickupByDate = z.infer<typeof PickupByDate>;
const digest = z.string().min(1).max(100).describe("Of what was found: what has changed since is not written over.");
export const PickupByDateStore = checked(byDate.extend({ digest }));

export const PICKUP_OUTCOMES = ["CHANGED", "SAME", "OTHER_DAYS", "NOT_IN_USE", "HOURS", "CUT_OFF"] as const;
export const PickupOutcome = z.enum(PICKUP_OUTCOMES).meta({
  id: "PickupOutcome",
  description: "What a change by date does to a row.",
  "x-values": {
    CHANGED: "It is changed on those days.",
    SAME: "It says so already.",
    OTHER_DAYS: "It holds on none of those days.",
    NOT_IN_USE: "It is out of use.",
    HOURS: "Can't: its hours would run backwards.",
    CUT_OFF: "Can't: its cut-off would lie outside of its hours.",
  },
});
export type PickupOutcome = z.infer<typeof PickupOutcome>;
/** While any row has one of these nothing is changed. */
export const isRefused = (outcome: PickupOutcome): boolean => outcome === "HOURS" || outcome === "CUT_OFF";

export const PickupByDateRow = z
  .object({
    id: z.uuid().describe("The row's key."),
    place: z.string().describe("Where."),
    productCode: z.string().describe("Its product; empty: every product."),
    outcome: PickupOutcome.describe("What is done to it."),
  })
  .meta({ id: "PickupByDateRow", description: "What a change by date does to one row." });
export const PickupByDateFound = z
  .object({
    rows: z.array(PickupByDateRow).describe("Each row that was chosen, those that can't be changed first."),
    changed: z.int().describe("How many are changed."),
    left: z.int().describe("How many stay as they are."),
    refused: z.int().describe("How many can't be changed: while there are any, nothing is."),
    digest,
  })
  .meta({ id: "PickupByDateFound", description: "What a change of many places on some days would do, or has done." });
export type PickupByDateFound = z.infer<typeof PickupByDateFound>;

type Said = Pick<PickupNotice, (typeof CHANGED)[number] | "validFrom" | "validTo">;
/** A row, cut at those days: what it says before and after them stays, what it says on them changes. */
export interface Cut {
  readonly outcome: PickupOutcome;
  /** Of a row that changes: what becomes of it itself, and the rows that it needs beside it. */
  readonly kept: Said | null;
  readonly added: readonly Said[];
}
const left = (outcome: PickupOutcome): Cut => ({ outcome, kept: null, added: [] });

const saidIn = (row: Said): Said => ({
  ways: row.ways,
  fromTime: row.fromTime,
  toTime: row.toTime,
  cutOff: row.cutOff,
  noticeEn: row.noticeEn,
  noticeZhCn: row.noticeZhCn,
  noticeZhHk: row.noticeZhHk,
  validFrom: row.validFrom,
  validTo: row.validTo,
});

/** Does one of its weekdays lie between the days, both inside? A week has all of them. */
function meets(row: PickupNotice, from: string, to: string): boolean {
  for (let n = 0, day = from; n < 7 && day <= to; n += 1, day = addDays(from, n))
    if (row.weekdays.includes(weekdayOf(day))) return true;
  return false;
}

/** What a change on some days makes of a row. Its pieces hold where the row held, so that none overlaps what the row did not. */
export function cutByDate(row: PickupNotice, { from, to, ...change }: Omit<PickupByDate, "ids" | "filter">): Cut {
  if (row.status === "DISABLED") return left("NOT_IN_USE");
  const first = row.validFrom > from ? row.validFrom : from;
  const last = row.validTo !== null && row.validTo < to ? row.validTo : to;
  if (first > last || !meets(row, first, last)) return left("OTHER_DAYS");
  const was = saidIn(row);
  const given = Object.fromEntries(
    CHANGED.flatMap((field) => (change[field] === null ? [] : [[field, change[field]]])),
  );
  const inside: Said = { ...was, ...given, validFrom: first, validTo: last };
  if (CHANGED.every((field) => String(inside[field]) === String(was[field]))) return left("SAME");
  const problem = hoursProblem(inside);
  if (problem !== null) return left(problem === "pickup.hours" ? "HOURS" : "CUT_OFF");
  const before = row.validFrom < first ? [{ ...was, validTo: addDays(first, -1) }] : [];
  const after = row.validTo === null || row.validTo > last ? [{ ...was, validFrom: addDays(last, 1) }] : [];
  // The row itself stays what it always was, wherever there are days left for that.
  const [kept = inside, ...others] = [...before, ...after];
  return { outcome: "CHANGED", kept, added: kept === inside ? [] : [inside, ...others] };
}
