import { z } from "zod";
import { catalogueRow, inUse, savedRow } from "../../catalogue.ts";
import { keyword, listOf, note } from "../../field.ts";
import { CUSTOMER_TYPES, CustomerType } from "../../customers/customer.ts";
import { daysInOrder, periodFields, writtenPeriod } from "../../period.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { laneFields, regionsOfCountries, writtenLane } from "../lane.ts";

export const LANE_STATES = ["OPEN", "CLOSED"] as const;
export const LaneState = z
  .enum(LANE_STATES)
  .meta({ id: "LaneState", description: "Does anything go that way: it is open, or closed for every product." });
export type LaneState = z.infer<typeof LaneState>;

const reason = note(200);
const own = {
  ...laneFields,
  customerTypes: listOf(CustomerType, CUSTOMER_TYPES.length).describe(
    "For customers of these types; none: for all that no row of their type's own says otherwise of.",
  ),
  laneState: LaneState.describe("Open or closed."),
  reasonEn: reason.describe("Why, as whoever orders is told, in English; a closed lane has one."),
  reasonZhCn: reason.describe("The same in Simplified Chinese."),
  reasonZhHk: reason.describe("The same in Traditional Chinese."),
  ...periodFields,
};
const written = {
  ...own,
  ...writtenLane,
  ...writtenPeriod,
  customerTypes: own.customerTypes.default([]),
  reasonEn: own.reasonEn.default(""),
  reasonZhCn: own.reasonZhCn.default(""),
  reasonZhHk: own.reasonZhHk.default(""),
};

export const OrderFlowFields = z.object(written);
export type OrderFlowFields = z.infer<typeof OrderFlowFields>;

/** Whoever is refused is told why, in his language. */
const closedSaysWhy = <S extends z.ZodType<OrderFlowFields>>(input: S): S =>
  (["reasonEn", "reasonZhCn", "reasonZhHk"] as const).reduce(
    (ruled, field) =>
      ruled.refine((row) => row.laneState === "OPEN" || row[field] !== "", { path: [field], message: "flow.reason" }),
    input,
  );
const ruled = <S extends z.ZodType<OrderFlowFields>>(input: S): S =>
  daysInOrder(regionsOfCountries(closedSaysWhy(input)));
/** What a form of one takes. */
export const OrderFlowForm = ruled(OrderFlowFields);
export const OrderFlowInput = z.object({ ...savedRow, ...written });
/** What a save takes: days that run backwards are told at the last of them, and a reason that is missing at its language. */
export const SavedOrderFlow = ruled(OrderFlowInput);
export type SavedOrderFlow = z.infer<typeof SavedOrderFlow>;

/** Whether orders go from one place to another, for whom and why not; a lane that no row names is open. */
export const OrderFlow = catalogueRow("OrderFlow", {
  site: Site.describe("The site whose orders obey it."),
  ...own,
});
export type OrderFlow = z.infer<typeof OrderFlow>;

export const orderFlowSorts = {
  VALID_FROM_DESC: "validFrom",
  VALID_FROM_ASC: "validFrom",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<OrderFlow>;
export const OrderFlowFilter = z.object({
  keyword: keyword("codes of countries, regions and the reasons"),
  status: inUse,
});
export type OrderFlowFilter = z.infer<typeof OrderFlowFilter>;
