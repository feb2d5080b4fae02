import type { CustomerStatus } from "@linehaul/schema/customers/customer";
import { intlCustomerSorts } from "@linehaul/schema/customers/intl-customer";
import type { ReleaseStatus } from "@linehaul/schema/customers/release";
import { type DeliveryState, deliveryStates } from "@linehaul/schema/delivery";
import { sortNames } from "@linehaul/schema/sorts";
import { askedList } from "../../../parts/list/list-state.ts";

/** What the list is filtered by; what is empty is not set. */
export interface IntlCustomerListFilter {
  readonly keyword: string;
  readonly releaseStatus: readonly ReleaseStatus[];
  readonly pushState: readonly DeliveryState[];
  readonly status: readonly CustomerStatus[];
}

const some = <T>(values: readonly T[]): readonly T[] | null => (values.length === 0 ? null : values);

/** The filter as the graph takes it: of the list, and of its files. */
export const intlCustomerAsked = (filter: IntlCustomerListFilter) => ({
  keyword: filter.keyword || null,
  releaseStatus: some(filter.releaseStatus),
  pushState: some(filter.pushState),
  status: some(filter.status),
});

export const intlCustomerList = askedList({
  code: "INTL_CUSTOMER_LIST",
  empty: { keyword: "", releaseStatus: [], pushState: [], status: [] },
  fromParams: ({ pushState }): Partial<IntlCustomerListFilter> => ({
    pushState: deliveryStates.filter((one) => one === pushState),
  }),
  sorts: sortNames(intlCustomerSorts),
  asked: intlCustomerAsked,
});
