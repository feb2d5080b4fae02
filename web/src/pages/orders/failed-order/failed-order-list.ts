import { type FAILURE_REASONS, failedOrderSorts } from "@linehaul/schema/orders/failed-order";
import type { SOURCE_SYSTEMS } from "@linehaul/schema/orders/order/status";
import { sortNames } from "@linehaul/schema/sorts";
import { ANY_DAY, instantsOf, type DayRange } from "../../../parts/filters/days.ts";
import { askedList } from "../../../parts/list/list-state.ts";

export interface FailedOrderFilter {
  readonly at: DayRange;
  readonly reason: (typeof FAILURE_REASONS)[number] | "";
  readonly sourceSystem: (typeof SOURCE_SYSTEMS)[number] | "";
  readonly customerCode: string;
  readonly number: string;
}

export const failedOrderList = askedList({
  code: "FAILED_ORDER",
  empty: { at: ANY_DAY, reason: "", sourceSystem: "", customerCode: "", number: "" },
  sorts: sortNames(failedOrderSorts),
  asked: (filter: FailedOrderFilter) => ({
    ...instantsOf(filter.at),
    reason: filter.reason || null,
    sourceSystem: filter.sourceSystem || null,
    customerCode: filter.customerCode || null,
    number: filter.number || null,
  }),
});
