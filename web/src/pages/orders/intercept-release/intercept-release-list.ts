import { deliveryStates, type DeliveryState } from "@linehaul/schema/delivery";
import type { CommandKind } from "@linehaul/schema/orders/command-kind";
import { outletCommandSorts } from "@linehaul/schema/orders/intercept-release";
import { sortNames } from "@linehaul/schema/sorts";
import { ANY_DAY, instantsOf, type DayRange } from "../../../parts/filters/days.ts";
import { askedList } from "../../../parts/list/list-state.ts";

export interface CommandFilter {
  readonly state: DeliveryState | "";
  readonly kind: CommandKind | "";
  readonly asked: DayRange;
  readonly number: string;
}

export const interceptReleaseList = askedList({
  code: "INTERCEPT_RELEASE",
  empty: { state: "", kind: "", asked: ANY_DAY, number: "" },
  fromParams: ({ state, number = "" }): Partial<CommandFilter> => ({
    state: deliveryStates.find((one) => one === state) ?? "",
    number: number.slice(0, 40),
  }),
  sorts: sortNames(outletCommandSorts),
  asked: (filter: CommandFilter) => ({
    ...instantsOf(filter.asked),
    state: filter.state || null,
    kind: filter.kind || null,
    numbers: filter.number ? [filter.number] : null,
  }),
});
