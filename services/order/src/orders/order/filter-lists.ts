import { among, type LargeFilters, type Spread } from "@linehaul/kit/large";
import type { OrderFilter } from "@linehaul/schema/orders/order/row";
import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { account, ofAccounts } from "./account.ts";
import { orders } from "./table.ts";

/** Where orders stay for days, not for ever: few of a year's orders are in any of these. */
const PASSING: ReadonlySet<string> = new Set([
  "TO_VERIFY",
  "NOT_REVIEWED",
  "TO_CONTACT",
  "TO_SUPPLEMENT",
  "PICKED_UP",
  "IN_TRANSIT",
  "PENDING",
  "FAILED",
]);
export const isPassing = ({ values }: Spread): boolean => values.every((value) => PASSING.has(value));

/** Values that are both asked for and open; undefined where all are. */
function both(wanted: readonly string[] | undefined, open: readonly string[] | undefined): string[] | undefined {
  if (!wanted?.length) return open && [...open];
  const found = [...new Set(wanted)];
  return open === undefined ? found : found.filter((value) => open.includes(value));
}

/** The columns that take several values, those whose values have the fewest orders first; `kept`: of the caller's scope. */
export function listsOf(filter: OrderFilter, kept: readonly Spread[]): Spread[] {
  const lists: [PgColumn, readonly string[] | undefined][] = [
    [orders.customerCode, filter.customerCode === undefined ? undefined : [filter.customerCode]],
    [orders.receiverCountry, filter.receiverCountry],
    [orders.orgCode, filter.orgCode],
    [orders.productCode, filter.product],
    [orders.senderCountry, filter.senderCountry],
    [orders.pushState, filter.pushState],
    [orders.auditStatus, filter.auditStatus],
    [orders.orderStatus, filter.orderStatus],
    [orders.payMethod, filter.payMethod],
    [orders.sourceSystem, filter.sourceSystem],
  ];
  const given = lists.flatMap(([column, wanted]) => {
    const values = both(wanted, kept.find((list) => list.column === column)?.values);
    return values === undefined ? [] : [{ column, values }];
  });
  return [...given.filter(isPassing), ...given.filter((list) => !isPassing(list))];
}

/**
 * The account that is asked for, and those that are open: an order of both may be of a main one and of its sub. Of one that is open all
 * orders are open.
 */
export function accountsOf({ userCode }: OrderFilter, kept: readonly Spread[]): Spread[] {
  const open = kept.filter((list) => list.column === account.column);
  if (userCode === undefined) return open;
  return [ofAccounts([userCode]), ...open.filter(({ values }) => !values.includes(userCode))];
}

/** What to take apart: a list alone is spread, and accounts always are, for they are two columns. None when a single passing state leaves few orders anyway. */
export function largeOf(lists: readonly Spread[], others: number): Pick<LargeFilters, "spread" | "together"> {
  const [first] = lists;
  if (first !== undefined && first.values.length <= 1 && isPassing(first)) return {};
  // To count those of two columns takes longer than to read the account's orders until the other filters are met; beside an account the
  // accounts that are open may leave it few.
  const [ofAccount, ...open] = lists.filter((list) => list.or !== undefined);
  if (ofAccount !== undefined) return { spread: ofAccount, together: open };
  const several = lists.filter((list) => list.values.length > 1);
  return lists.length + others > 1 ? { together: several } : { spread: several[0] };
}
export const within = (list: Spread): SQL =>
  list.values.length === 1 && list.or === undefined ? eq(list.column, list.values[0]) : among(list);
