import { type ReviewCaseFilter, reviewCaseSorts } from "@linehaul/schema/orders/order-review/case";
import type { Caller } from "@linehaul/kit/caller";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { and, eq, gte, inArray, isNotNull, isNull, lt, not, type SQL, sql } from "drizzle-orm";
import { numbered } from "../order/filter.ts";
import { orderParty } from "../order/parts/table.ts";
import { orders } from "../order/table.ts";
import { lacksDocuments } from "./document/missing.ts";
import { isHandled } from "./handling/standing.ts";
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

/** The filter of a caller but for the queue. */
export function matching(me: Pick<Caller, "userName">, filter: ReviewCaseFilter = {}): SQL | undefined {
  const {
    numbers,
    receiverCountry,
    areaCode,
    customerCode,
    sourceSystem,
    isFollowedUp,
    lacksDocuments: lacks,
    handler,
  } = filter;
  const { createdFrom, createdTo } = filter;
  return and(
    numbers?.length ? numbered(numbers) : undefined,
    anyOf(orders.receiverCountry, receiverCountry),
    areaCode ? sentFrom(areaCode) : undefined,
    customerCode === undefined ? undefined : eq(orders.customerCode, customerCode),
    createdFrom === undefined ? undefined : gte(orders.createdAt, new Date(createdFrom)),
    createdTo === undefined ? undefined : lt(orders.createdAt, new Date(createdTo)),
    anyOf(orders.sourceSystem, sourceSystem),
    isFollowedUp === undefined ? undefined : isFollowedUp ? followedUp : sql`not ${followedUp}`,
    lacks === undefined ? undefined : and(isNotNull(orders.waitingSince), lacks ? lacksDocuments : not(lacksDocuments)),
    handler === undefined ? undefined : handler === "MINE" ? isHandled(me) : sql`not ${isHandled()}`,
  );
}
export function ofQueue({ queue }: ReviewCaseFilter = {}): SQL | undefined {
  if (queue === undefined) return undefined;
  // What the table's constraint says anyway, in the words of the index by which the queue is sorted.
  const passes = queue === "NOT_REVIEWED" ? isNotNull(orders.passAt) : undefined;
  return and(eq(orders.auditStatus, queue), passes);
}
