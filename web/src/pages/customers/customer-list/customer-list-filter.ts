import {
  type CustomerStatus,
  type CustomerType,
  customerSorts,
  type SETTLEMENT_TYPES,
} from "@linehaul/schema/customers/customer";
import { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import { sortNames } from "@linehaul/schema/sorts";
import { siteDayIn } from "../../../browser/site-day.ts";
import { ANY_DAY, instantsOf, type DayRange } from "../../../parts/filters/days.ts";
import { askedList } from "../../../parts/list/list-state.ts";
import { SHORT_IN } from "./short-in.ts";

/** What the list is filtered by; what is empty is not set. */
export interface CustomerListFilter {
  readonly keyword: string;
  readonly status: readonly CustomerStatus[];
  readonly customerType: CustomerType | "";
  readonly settlementType: (typeof SETTLEMENT_TYPES)[number] | "";
  /** One country's code at the most. */
  readonly country: readonly string[];
  /** Codes of organisations. */
  readonly organisation: readonly string[];
  readonly salesPerson: string;
  readonly added: DayRange;
  readonly short: (typeof SHORT_IN)[number] | "";
  /** Found by a masked value: the finding's id (PERM-12). */
  readonly finding: string;
}

const some = <T>(values: readonly T[]): readonly T[] | null => (values.length === 0 ? null : values);

/** The filter as the graph takes it: of the list, and of its files. */
export const customerAsked = (filter: CustomerListFilter) => ({
  ...instantsOf(filter.added),
  keyword: filter.keyword || null,
  status: some(filter.status),
  customerType: filter.customerType || null,
  settlementType: filter.settlementType || null,
  countryCode: filter.country[0] ?? null,
  orgCode: some(filter.organisation),
  salesPerson: filter.salesPerson || null,
  shortOn: filter.short === "" ? null : siteDayIn(Number(filter.short)),
  finding: filter.finding || null,
});

export const customerList = askedList({
  code: "CUSTOMER_LIST",
  empty: {
    keyword: "",
    status: [],
    customerType: "",
    settlementType: "",
    country: [],
    organisation: [],
    salesPerson: "",
    added: ANY_DAY,
    short: "",
    finding: "",
  },
  fromParams: ({ short, status }): Partial<CustomerListFilter> => ({
    short: SHORT_IN.find((one) => one === short) ?? "",
    status: CUSTOMER_STATUSES.filter((one) => one === status),
  }),
  sorts: sortNames(customerSorts),
  asked: customerAsked,
});
