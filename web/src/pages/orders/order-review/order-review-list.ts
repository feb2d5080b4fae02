import { reviewCaseSorts } from "@linehaul/schema/orders/order-review/case";
import { AUDIT_STATUSES, type AuditStatus, type SourceSystem } from "@linehaul/schema/orders/order/status";
import { sortNames } from "@linehaul/schema/sorts";
import { ANY_DAY, instantsOf, type DayRange } from "../../../parts/filters/days.ts";
import { askedList, type AskedList } from "../../../parts/list/list-state.ts";

/** The first queue is the one that the page opens with; `ALL` is none of them. */
export const QUEUES = AUDIT_STATUSES;
export interface ReviewFilter {
  readonly queue: AuditStatus | "ALL" | "";
  readonly number: string;
  readonly receiver: readonly string[];
  readonly areaCode: string;
  readonly placed: DayRange;
  readonly customer: string;
  readonly source: readonly SourceSystem[];
  readonly followUp: "YES" | "";
  readonly documents: "MISSING" | "";
  readonly handler: "MINE" | "FREE" | "";
}
export const queueOf = ({ queue }: ReviewFilter): AuditStatus | null =>
  queue === "ALL" ? null : queue === "" ? "NOT_REVIEWED" : queue;

/** The least time left, else the longest waiting, first; of what was decided the newest. */
const sortOf = (filter: ReviewFilter): keyof typeof reviewCaseSorts => {
  switch (queueOf(filter)) {
    case "NOT_REVIEWED":
      return "PASS_AT_ASC";
    case "TO_CONTACT":
    case "TO_SUPPLEMENT":
      return "WAITING_SINCE_ASC";
    case "APPROVED":
    case "AUTO_PASSED":
    case "CANCELLED":
    case null:
      return "CREATED_AT_DESC";
  }
};

/** The filter as the graph takes it: of the queues, and of their files. */
export const reviewAsked = (filter: ReviewFilter) => {
  const { from, to } = instantsOf(filter.placed);
  return {
    queue: queueOf(filter),
    numbers: filter.number ? [filter.number] : null,
    receiverCountry: filter.receiver.length > 0 ? filter.receiver : null,
    areaCode: filter.areaCode || null,
    createdFrom: from,
    createdTo: to,
    customerCode: filter.customer || null,
    sourceSystem: filter.source.length > 0 ? filter.source : null,
    lacksDocuments: filter.documents === "MISSING" ? true : null,
    isFollowedUp: filter.followUp === "YES" ? true : null,
    handler: filter.handler || null,
  };
};

const list = askedList({
  code: "ORDER_REVIEW",
  empty: {
    queue: "",
    number: "",
    receiver: [],
    areaCode: "",
    placed: ANY_DAY,
    customer: "",
    source: [],
    followUp: "",
    documents: "",
    handler: "",
  },
  fromParams: ({ queue, number = "" }): Partial<ReviewFilter> => ({
    queue: QUEUES.find((one) => one === queue) ?? "",
    number: number.slice(0, 40),
  }),
  sorts: sortNames(reviewCaseSorts),
  asked: reviewAsked,
});
type Asked = typeof list;
type State = Parameters<Asked["variables"]>[0];
const variables = (state: State) => ({ ...list.variables(state), sort: sortOf(state.filter) });
/** A queue says itself how it is sorted. */
export const orderReviewList: Asked = {
  ...list,
  variables,
  opening: (params) => {
    const opening = list.opening(params);
    return { ...opening, sort: sortOf({ ...list.empty, queue: opening.filter.queue ?? "ALL" }) };
  },
} satisfies AskedList<ReviewFilter, keyof typeof reviewCaseSorts, ReturnType<Asked["variables"]>>;
