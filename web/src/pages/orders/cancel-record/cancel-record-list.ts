import { cancelRecordSorts } from "@linehaul/schema/orders/cancel-record";
import type { CancelPage } from "@linehaul/schema/orders/order/cancel-limits";
import type { CANCEL_TYPES, OrderStatus } from "@linehaul/schema/orders/order/status";
import { sortNames } from "@linehaul/schema/sorts";
import { ANY_DAY, instantsOf, type DayRange } from "../../../parts/filters/days.ts";
import { askedList } from "../../../parts/list/list-state.ts";

/** What the list is filtered by; what is empty is not set. */
export interface CancelRecordFilter {
  readonly numbers: readonly string[];
  readonly at: DayRange;
  readonly type: readonly (typeof CANCEL_TYPES)[number][];
  readonly stateBefore: readonly OrderStatus[];
  readonly page: CancelPage | "";
  readonly cancelledBy: string;
  readonly customerCode: string;
}

const some = <T>(values: readonly T[]): readonly T[] | null => (values.length === 0 ? null : values);

/** The filter as the graph takes it: of the list, and of its files. */
export const cancelRecordAsked = (filter: CancelRecordFilter) => ({
  ...instantsOf(filter.at),
  numbers: some(filter.numbers),
  type: some(filter.type),
  stateBefore: some(filter.stateBefore),
  page: filter.page || null,
  cancelledBy: filter.cancelledBy || null,
  customerCode: filter.customerCode || null,
});

export const cancelRecordList = askedList({
  code: "CANCEL_RECORD",
  empty: { numbers: [], at: ANY_DAY, type: [], stateBefore: [], page: "", cancelledBy: "", customerCode: "" },
  sorts: sortNames(cancelRecordSorts),
  asked: cancelRecordAsked,
});
