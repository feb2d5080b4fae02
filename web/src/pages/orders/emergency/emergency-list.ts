import { STUCK_WHYS } from "@linehaul/schema/orders/emergency/limits";
import { type StuckWhy, stuckOrderSorts } from "@linehaul/schema/orders/emergency/row";
import { sortNames } from "@linehaul/schema/sorts";
import { askedList } from "../../../parts/list/list-state.ts";

export interface EmergencyFilter {
  readonly why: StuckWhy | "";
  readonly number: string;
}

export const emergencyList = askedList({
  code: "EMERGENCY",
  empty: { why: "", number: "" },
  fromParams: ({ why, number = "" }): Partial<EmergencyFilter> => ({
    why: STUCK_WHYS.find((one) => one === why) ?? "",
    number: number.slice(0, 40),
  }),
  sorts: sortNames(stuckOrderSorts),
  asked: (filter: EmergencyFilter) => ({
    why: filter.why || null,
    numbers: filter.number ? [filter.number] : null,
  }),
});
