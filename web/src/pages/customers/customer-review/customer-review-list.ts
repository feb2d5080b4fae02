import type { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { customerReviewSorts } from "@linehaul/schema/customers/customer-review/review";
import {
  type CustomerReviewStatus,
  type REVIEW_KINDS,
  REVIEW_STATUSES,
} from "@linehaul/schema/customers/customer-review/status";
import { sortNames } from "@linehaul/schema/sorts";
import { ANY_DAY, instantsOf, type DayRange } from "../../../parts/filters/days.ts";
import { askedList, type AskedList } from "../../../parts/list/list-state.ts";

/** What waits is what the page opens with; `ALL` is every one. */
export interface CustomerReviewFilter {
  readonly status: CustomerReviewStatus | "ALL" | "";
  readonly keyword: string;
  readonly kind: (typeof REVIEW_KINDS)[number] | "";
  readonly customerType: (typeof CUSTOMER_TYPES)[number] | "";
  readonly asked: DayRange;
}
export const statusOf = ({ status }: CustomerReviewFilter): CustomerReviewStatus | null =>
  status === "ALL" ? null : status === "" ? "PENDING" : status;

type Sort = keyof typeof customerReviewSorts;
/** What has waited longest is next; of what was decided the newest stand first. */
const sortOf = (status: CustomerReviewStatus | null): Sort =>
  status === "PENDING" ? "SUBMITTED_AT_ASC" : "SUBMITTED_AT_DESC";

const asked = (filter: CustomerReviewFilter) => {
  const status = statusOf(filter);
  return {
    ...instantsOf(filter.asked),
    status: status === null ? null : [status],
    keyword: filter.keyword || null,
    kind: filter.kind || null,
    customerType: filter.customerType || null,
  };
};
const list = askedList({
  code: "CUSTOMER_REVIEW",
  empty: { status: "", keyword: "", kind: "", customerType: "", asked: ANY_DAY },
  fromParams: ({ status, keyword = "" }): Partial<CustomerReviewFilter> => ({
    status: REVIEW_STATUSES.find((one) => one === status) ?? "",
    keyword: keyword.slice(0, 100),
  }),
  sorts: sortNames(customerReviewSorts),
  asked,
});
type Asked = typeof list;
type State = Parameters<Asked["variables"]>[0];
/** A status says itself how it is sorted. */
export const customerReviewList: Asked = {
  ...list,
  variables: (state: State) => ({ ...list.variables(state), sort: sortOf(statusOf(state.filter)) }),
  opening: (params) => {
    const opening = list.opening(params);
    return { ...opening, sort: sortOf(opening.filter.status?.[0] ?? null) };
  },
} satisfies AskedList<CustomerReviewFilter, Sort, ReturnType<Asked["variables"]>>;
