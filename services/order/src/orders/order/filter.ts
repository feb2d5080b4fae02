import { type Across, among, type LargeFilters, plainly, type Spread } from "@linehaul/kit/large";
import type { OrderFilter } from "@linehaul/schema/orders/order/row";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { plainNumber } from "./number.ts";
import { orderNumber } from "./parts/table.ts";
import { orders } from "./table.ts";

/** `where` holds all of the filter but what kit's large.ts takes apart. */
export interface Matching {
  readonly where: SQL | undefined;
  readonly large: LargeFilters;
}

/** Where orders stay for days, not for ever: few of a year's orders are in any of these. */
const PASSING: ReadonlySet<string> = new Set([
  "TO_VERIFY",
  "NOT_REVIEWED",
  "TO_CONTACT",
  "TO_SUPPLEMENT",
  "PICKED_UP",
  "IN_TRANSIT",
]);
const isPassing = ({ values }: Spread) => values.every((value) => PASSING.has(value));

/** The columns that take several values, those whose values have the fewest orders first. */
function listsOf(filter: OrderFilter, customers: readonly string[] | null): Spread[] {
  const lists: [PgColumn, readonly string[] | undefined | null][] = [
    [orders.customerCode, filter.customerCode === undefined ? customers : undefined],
    [orders.receiverCountry, filter.receiverCountry],
    [orders.senderCountry, filter.senderCountry],
    [orders.auditStatus, filter.auditStatus],
    [orders.orderStatus, filter.orderStatus],
    [orders.sourceSystem, filter.sourceSystem],
  ];
  const given = lists.flatMap(([column, values]) => (values?.length ? [{ column, values: [...new Set(values)] }] : []));
  return [...given.filter(isPassing), ...given.filter((list) => !isPassing(list))];
}
/** The one to take apart; none when a single passing state leaves few orders anyway. */
function spreadOf(lists: readonly Spread[]): Spread | undefined {
  const [first] = lists;
  if (first !== undefined && first.values.length === 1 && isPassing(first)) return undefined;
  return lists.find((list) => list.values.length > 1);
}
const within = (list: Spread) => (list.values.length === 1 ? eq(list.column, list.values[0]) : among(list));

/** Any of the order's numbers is one of these. An array and not a join: a few hundred orders are looked up one by one. */
export const numbered = (numbers: readonly string[]): SQL =>
  sql`${orders.id} = any(array(
    select ${orderNumber.orderId} from ${orderNumber} where ${inArray(orderNumber.number, numbers.map(plainNumber))}
  ))`;

const given = <T>(value: T | undefined, condition: (value: T) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

/** Ranges of the two columns that the list is sorted by. */
function rangesOf(f: OrderFilter): Across[] {
  const created = (at: SQL) =>
    and(
      given(f.createdFrom, (from) => sql`${at} >= ${from}`),
      given(f.createdTo, (to) => sql`${at} < ${to}`),
    );
  const value = (of: SQL) =>
    and(
      given(f.declaredMin, (least) => sql`${of} >= ${least}`),
      given(f.declaredMax, (most) => sql`${of} <= ${most}`),
    );
  return [
    ...(f.createdFrom === undefined && f.createdTo === undefined
      ? []
      : [{ column: orders.createdAt, within: created }]),
    ...(f.declaredMin === undefined && f.declaredMax === undefined
      ? []
      : [{ column: orders.declaredValue, within: value }]),
  ];
}
const plain = ({ column, within }: Across) => within(sql`${column}`);

/** The filter as a list sorted by that column takes it; `customers` are those that the caller is kept to. */
export function matching(
  filter: OrderFilter = {},
  sortedBy: PgColumn = orders.createdAt,
  customers: readonly string[] | null = null,
): Matching {
  const lists = listsOf(filter, customers);
  const ranges = rangesOf(filter);
  const { numbers } = filter;
  // Numbers leave a handful of orders: nothing to take apart.
  const large: LargeFilters = numbers?.length
    ? {}
    : {
        spread: spreadOf(lists),
        across: ranges.find((range) => range.column !== sortedBy),
      };
  return {
    large,
    where: and(
      numbers?.length ? numbered(numbers) : undefined,
      ...lists.filter((list) => list !== large.spread).map(within),
      given(filter.customerCode, (code) => eq(orders.customerCode, code)),
      given(filter.declaredCurrency, (currency) => eq(orders.declaredCurrency, currency)),
      ...ranges.filter((range) => range !== large.across).map(plain),
    ),
  };
}

/** The whole filter as one condition, for counting. */
export function condition(filter: OrderFilter | undefined): SQL | undefined {
  const { where, large } = matching(filter);
  return and(where, plainly(large));
}
