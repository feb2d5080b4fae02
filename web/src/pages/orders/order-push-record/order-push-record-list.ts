import type { AttemptOutcome } from "@linehaul/schema/delivery";
import { pushAttemptSorts } from "@linehaul/schema/orders/order-push";
import { sortNames } from "@linehaul/schema/sorts";
import { ANY_DAY, instantsOf, type DayRange } from "../../../parts/filters/days.ts";
import { askedList } from "../../../parts/list/list-state.ts";

export interface AttemptFilter {
  readonly at: DayRange;
  readonly outcome: AttemptOutcome | "";
  readonly number: string;
}

export const orderPushRecordList = askedList({
  code: "ORDER_PUSH_RECORD",
  empty: { at: ANY_DAY, outcome: "", number: "" },
  fromParams: ({ number = "" }) => ({ number: number.slice(0, 40) }),
  sorts: sortNames(pushAttemptSorts),
  asked: (filter: AttemptFilter) => ({
    ...instantsOf(filter.at),
    outcome: filter.outcome || null,
    number: filter.number || null,
  }),
});
