import { type LargeFilters, plainly, type Spread } from "@linehaul/kit/large";
import { anyOf } from "@linehaul/kit/many";
import type { OrderFilter } from "@linehaul/schema/orders/order/row";
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { accountsOf, largeOf, listsOf, within } from "./filter-lists.ts";
import { placedFor, plain, rangesOf } from "./filter-ranges.ts";
import { plainNumber } from "./number.ts";
import { orderNumber } from "./parts/table.ts";
import { orders } from "./table.ts";

/** `where` holds all of the filter but what kit's large.ts takes apart. */
export interface Matching {
  readonly where: SQL | undefined;
  readonly large: LargeFilters;
}

/** A filter whose finding was read, what it stands for are ids; and whose products are codes. */
export type FoundFilter = Omit<OrderFilter, "finding" | "serviceName"> & {
  readonly finding?: undefined;
  readonly serviceName?: undefined;
  readonly ids?: readonly string[] | undefined;
};

/** Any of the order's numbers is one of these. An array and not a join: a few hundred orders are looked up one by one. */
export const numbered = (numbers: readonly string[], orderId: PgColumn = orders.id): SQL =>
  sql`${orderId} = any(array(
    select ${orderNumber.orderId} from ${orderNumber} where ${inArray(orderNumber.number, numbers.map(plainNumber))}
  ))`;

/** What takes one value. */
const singlesOf = ({ declaredCurrency, withCod }: OrderFilter): SQL[] => [
  ...(declaredCurrency === undefined ? [] : [eq(orders.declaredCurrency, declaredCurrency)]),
  ...(withCod === undefined ? [] : [withCod ? isNotNull(orders.codAmount) : isNull(orders.codAmount)]),
];

/** The filter as a list sorted by that column takes it; `kept` is what the caller's scope keeps him to. */
export function matching(
  filter: FoundFilter = {},
  sortedBy: PgColumn = orders.createdAt,
  kept: readonly Spread[] = [],
): Matching {
  const lists = [...listsOf(filter, kept), ...accountsOf(filter, kept)];
  const ranges = rangesOf(filter);
  const singles = singlesOf(filter);
  const { numbers, ids } = filter;
  // Numbers and ids leave a handful of orders: nothing to take apart.
  const isFew = numbers?.length || ids !== undefined;
  const large: LargeFilters = isFew
    ? {}
    : { ...largeOf(lists, singles.length), across: ranges.filter((range) => range.column !== sortedBy) };
  return {
    large,
    where: and(
      numbers?.length ? numbered(numbers) : undefined,
      ids && anyOf(orders.id, ids),
      ...lists.filter((list) => list !== large.spread && !large.together?.includes(list)).map(within),
      ...singles,
      ...ranges.filter((range) => !large.across?.includes(range)).map(plain),
      sortedBy === orders.createdAt && !isFew ? placedFor(filter) : undefined,
    ),
  };
}

/** The whole filter as one condition, for counting: in no order. */
export function condition(filter: FoundFilter | undefined): SQL | undefined {
  const { where, large } = matching(filter, orders.id);
  return and(where, plainly(large));
}
