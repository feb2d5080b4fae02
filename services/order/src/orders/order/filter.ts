import { type Across, among, type LargeFilters, plainly, type Spread } from "@linehaul/kit/large";
import type { OrderFilter } from "@linehaul/schema/orders/order/row";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { account, ofAccounts } from "./account.ts";
import { plainNumber } from "./number.ts";
import { orderNumber } from "./parts/table.ts";
import { orders } from "./table.ts";

/** `where` holds all of the filter but what kit's large.ts takes apart. */
export interface Matching {
  readonly where: SQL | undefined;
  readonly large: LargeFilters;
}

/** A filter whose finding was read: what it stands for are ids. */
export type FoundFilter = Omit<OrderFilter, "finding"> & {
  readonly finding?: undefined;
  readonly ids?: readonly string[] | undefined;
};

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

/** Values that are both asked for and open; undefined where all are. */
function both(wanted: readonly string[] | undefined, open: readonly string[] | undefined): string[] | undefined {
  if (!wanted?.length) return open && [...open];
  const found = [...new Set(wanted)];
  return open === undefined ? found : found.filter((value) => open.includes(value));
}

/** The columns that take several values, those whose values have the fewest orders first; `kept`: of the caller's scope. */
function listsOf(filter: FoundFilter, kept: readonly Spread[]): Spread[] {
  const lists: [PgColumn, readonly string[] | undefined][] = [
    [orders.customerCode, filter.customerCode === undefined ? undefined : [filter.customerCode]],
    [orders.receiverCountry, filter.receiverCountry],
    [orders.orgCode, undefined],
    [orders.senderCountry, filter.senderCountry],
    [orders.auditStatus, filter.auditStatus],
    [orders.orderStatus, filter.orderStatus],
    [orders.sourceSystem, filter.sourceSystem],
  ];
  const given = lists.flatMap(([column, wanted]) => {
    const values = both(wanted, kept.find((list) => list.column === column)?.values);
    return values === undefined ? [] : [{ column, values }];
  });
  return [...given.filter(isPassing), ...given.filter((list) => !isPassing(list))];
}
/** The accounts that are asked for, and those that are open: an order of both may be of a main one and of its sub. */
const accountsOf = (filter: FoundFilter, kept: readonly Spread[]): Spread[] => [
  ...(filter.userCode === undefined ? [] : [ofAccounts([filter.userCode])]),
  ...kept.filter((list) => list.column === account.column),
];
/** What to take apart: a list alone is spread, and accounts always are, for they are two columns. None when a single passing state leaves few orders anyway. */
function largeOf(lists: readonly Spread[], others: number): Pick<LargeFilters, "spread" | "together"> {
  const [first] = lists;
  if (first !== undefined && first.values.length <= 1 && isPassing(first)) return {};
  // To count those of two columns takes longer than to read the account's orders until the other filters are met.
  const ofAccount = lists.find((list) => list.or !== undefined);
  if (ofAccount !== undefined) return { spread: ofAccount };
  const several = lists.filter((list) => list.values.length > 1);
  return lists.length + others > 1 ? { together: several } : { spread: several[0] };
}
const within = (list: Spread) =>
  list.values.length === 1 && list.or === undefined ? eq(list.column, list.values[0]) : among(list);

/** Any of the order's numbers is one of these. An array and not a join: a few hundred orders are looked up one by one. */
export const numbered = (numbers: readonly string[], orderId: PgColumn = orders.id): SQL =>
  sql`${orderId} = any(array(
    select ${orderNumber.orderId} from ${orderNumber} where ${inArray(orderNumber.number, numbers.map(plainNumber))}
  ))`;

const given = <T>(value: T | undefined, condition: (value: T) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

/** Ranges of the two columns that the list is sorted by. */
function rangesOf(f: FoundFilter): Across[] {
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

/** The filter as a list sorted by that column takes it; `kept` is what the caller's scope keeps him to. */
export function matching(
  filter: FoundFilter = {},
  sortedBy: PgColumn = orders.createdAt,
  kept: readonly Spread[] = [],
): Matching {
  const lists = [...listsOf(filter, kept), ...accountsOf(filter, kept)];
  const ranges = rangesOf(filter);
  const { numbers, ids } = filter;
  // Numbers and ids leave a handful of orders: nothing to take apart.
  const large: LargeFilters =
    numbers?.length || ids
      ? {}
      : {
          ...largeOf(lists, filter.declaredCurrency === undefined ? 0 : 1),
          across: ranges.find((range) => range.column !== sortedBy),
        };
  return {
    large,
    where: and(
      numbers?.length ? numbered(numbers) : undefined,
      given(ids, (some) => sql`${orders.id} = any(${sql.param([...some])}::uuid[])`),
      ...lists.filter((list) => list !== large.spread && !large.together?.includes(list)).map(within),
      given(filter.declaredCurrency, (currency) => eq(orders.declaredCurrency, currency)),
      ...ranges.filter((range) => range !== large.across).map(plain),
    ),
  };
}

/** The whole filter as one condition, for counting. */
export function condition(filter: FoundFilter | undefined): SQL | undefined {
  const { where, large } = matching(filter);
  return and(where, plainly(large));
}
