import { deliveryStates, type DeliveryState } from "@linehaul/schema/delivery";
import { orderPushSorts } from "@linehaul/schema/orders/order-push";
import { sortNames } from "@linehaul/schema/sorts";
import { ANY_DAY, instantsOf, type DayRange } from "../../../parts/filters/days.ts";
import { askedList } from "../../../parts/list/list-state.ts";

export interface PushFilter {
  readonly state: DeliveryState | "";
  readonly asked: DayRange;
  readonly number: string;
}

/** The filter as the graph takes it: of the list, and of what is pushed again. */
export const pushAsked = (filter: PushFilter) => ({
  ...instantsOf(filter.asked),
  state: filter.state || null,
  number: filter.number || null,
});

export const orderPushExternalList = askedList({
  code: "ORDER_PUSH_EXTERNAL",
  empty: { state: "", asked: ANY_DAY, number: "" },
  fromParams: ({ state }): Partial<PushFilter> => ({ state: deliveryStates.find((one) => one === state) ?? "" }),
  sorts: sortNames(orderPushSorts),
  asked: pushAsked,
});
