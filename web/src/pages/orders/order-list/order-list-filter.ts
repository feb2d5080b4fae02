import { orderSorts } from "@linehaul/schema/orders/order/row";
import {
  ORDER_STATUSES,
  type AuditStatus,
  type OrderStatus,
  type PAY_METHODS,
  type PUSH_STATES,
  type SOURCE_SYSTEMS,
} from "@linehaul/schema/orders/order/status";
import { sortNames } from "@linehaul/schema/sorts";
import { isDay } from "@linehaul/schema/time";
import { ANY_AMOUNT, type AmountRange } from "../../../parts/filters/amounts.ts";
import { ANY_DAY, instantsOf, type DayRange } from "../../../parts/filters/days.ts";
import { askedList } from "../../../parts/list/list-state.ts";

export type SourceSystem = (typeof SOURCE_SYSTEMS)[number];

/** With cash on delivery, and without. */
export const CODS = ["WITH", "WITHOUT"] as const;
export type Cod = (typeof CODS)[number];

/** What the list is filtered by; what is empty is not set. */
export interface OrderListFilter {
  /** Waybill, order or agent numbers in full, any of them. */
  readonly numbers: readonly string[];
  readonly orderStatus: readonly OrderStatus[];
  readonly auditStatus: readonly AuditStatus[];
  readonly source: readonly SourceSystem[];
  readonly customerCode: string;
  /** A user code: a main account's orders are its subs' too. */
  readonly account: string;
  /** Codes of products; views that were saved before hold their English names. */
  readonly product: readonly string[];
  /** Codes of organisations. */
  readonly organisation: readonly string[];
  readonly payer: readonly (typeof PAY_METHODS)[number][];
  readonly cod: Cod | "";
  readonly push: readonly (typeof PUSH_STATES)[number][];
  /** ISO 3166-1 alpha-2. */
  readonly sender: readonly string[];
  readonly receiver: readonly string[];
  readonly created: DayRange;
  readonly pickedUp: DayRange;
  readonly declared: AmountRange;
  /** Found by a masked value: the finding's id (PERM-12). */
  readonly finding: string;
}

const some = <T>(values: readonly T[]): readonly T[] | null => (values.length === 0 ? null : values);

const isCode = (text: string): boolean => /^[A-Z][A-Z0-9_]*$/u.test(text);

/** The filter as the graph takes it: of the list, and of its files. */
export function orderAsked(filter: OrderListFilter) {
  const created = instantsOf(filter.created);
  const pickedUp = instantsOf(filter.pickedUp);
  return {
    numbers: some(filter.numbers),
    orderStatus: some(filter.orderStatus),
    auditStatus: some(filter.auditStatus),
    sourceSystem: some(filter.source),
    customerCode: filter.customerCode || null,
    userCode: filter.account || null,
    product: some(filter.product.filter(isCode)),
    serviceName: some(filter.product.filter((text) => !isCode(text))),
    orgCode: some(filter.organisation),
    payMethod: some(filter.payer),
    withCod: filter.cod === "" ? null : filter.cod === "WITH",
    pushState: some(filter.push),
    senderCountry: some(filter.sender),
    receiverCountry: some(filter.receiver),
    createdFrom: created.from,
    createdTo: created.to,
    pickedUpFrom: pickedUp.from,
    pickedUpTo: pickedUp.to,
    declaredCurrency: filter.declared.currency || null,
    declaredMin: filter.declared.least || null,
    declaredMax: filter.declared.most || null,
    finding: filter.finding || null,
  };
}

export const orderList = askedList({
  code: "ORDER_LIST",
  empty: {
    numbers: [],
    orderStatus: [],
    auditStatus: [],
    source: [],
    customerCode: "",
    account: "",
    product: [],
    organisation: [],
    payer: [],
    cod: "",
    push: [],
    sender: [],
    receiver: [],
    created: ANY_DAY,
    pickedUp: ANY_DAY,
    declared: ANY_AMOUNT,
    finding: "",
  },
  fromParams: ({ orderStatus, customerCode = "", day = "" }) => ({
    orderStatus: ORDER_STATUSES.filter((s) => s === orderStatus),
    created: isDay(day) ? { from: day, to: day } : ANY_DAY,
    customerCode: /^\d{10}$/.test(customerCode) ? customerCode : "",
  }),
  sorts: sortNames(orderSorts),
  asked: orderAsked,
});
