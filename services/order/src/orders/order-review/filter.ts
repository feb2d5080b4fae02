import { type ReviewCaseFilter, reviewCaseSorts } from "@linehaul/schema/orders/order-review/case";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { numbered } from "../order/filter.ts";
import { orderParty } from "../order/parts/table.ts";
import { orders } from "../order/table.ts";
import { orderFollowUp } from "./table.ts";

export const sorts = sortsIn(orders, reviewCaseSorts);

const anyOf = <T extends string>(
  column: typeof orders.receiverCountry | typeof orders.sourceSystem,
  some?: readonly T[],
) => (some?.length ? inArray(column, some) : undefined);
const followedUp = sql`exists (select 1 from ${orderFollowUp} where ${and(
  eq(orderFollowUp.orderId, orders.id),
  isNull(orderFollowUp.closedAt),
)})`;
const sentFrom = (areaCode: string): SQL =>
  sql`exists (select 1 from ${orderParty} where ${and(
    eq(orderParty.orderId, orders.id),
    eq(orderParty.role, "SENDER"),
    eq(orderParty.cityCode, areaCode),
  )})`;

/** The filter but for the queue. */
export function matching(filter: ReviewCaseFilter = {}): SQL | undefined {
  const { numbers, receiverCountry, areaCode, customerCode, sourceSystem, isFollowedUp } = filter;
  return and(
    numbers?.length ? numbered(numbers) : undefined,
    anyOf(orders.receiverCountry, receiverCountry),
    areaCode ? sentFrom(areaCode) : undefined,
    customerCode === undefined ? undefined : eq(orders.customerCode, customerCode),
    anyOf(orders.sourceSystem, sourceSystem),
    isFollowedUp === undefined ? undefined : isFollowedUp ? followedUp : sql`not ${followedUp}`,
  );
}
export const ofQueue = ({ queue }: ReviewCaseFilter = {}): SQL | undefined =>
  queue === undefined ? undefined : eq(orders.auditStatus, queue);
