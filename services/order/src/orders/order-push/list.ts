import type { Call } from "@linehaul/kit/call";
import { rowScope } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { type AttemptRecord, delivery, deliveryAttempt, type DeliveryRecord } from "@linehaul/kit/way-out/tables";
import { DELIVERY_STATES } from "@linehaul/schema/delivery";
import {
  type OrderPush,
  type OrderPushFilter,
  orderPushSorts,
  type PushAttempt,
  type PushAttemptFilter,
  pushAttemptSorts,
  PushKind,
} from "@linehaul/schema/orders/order-push";
import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { orderOfAccounts } from "../order/account.ts";
import { plainNumber } from "../order/number.ts";

export const pushSorts = sortsIn(delivery, orderPushSorts);
export const attemptSorts = sortsIn(deliveryAttempt, pushAttemptSorts);

/** The caller's rows of either table: those of the orders that they are about (PERM-02). */
const scopedBy = async (call: Call, table: typeof delivery | typeof deliveryAttempt): Promise<SQL | undefined> =>
  and(
    eq(table.system, "CUSTOMS"),
    rowScope(call.caller, await call.scope(), "ORDER", {
      site: table.site,
      country: table.country,
      org: table.orgCode,
      customer: table.customerCode,
      account: orderOfAccounts(table.subject),
    }),
  );
/** What was last told of each of the caller's orders. */
export const myPushes = async (call: Call): Promise<SQL | undefined> =>
  and(await scopedBy(call, delivery), sql`${delivery.isNewest}`);
export const myAttempts = (call: Call): Promise<SQL | undefined> => scopedBy(call, deliveryAttempt);

const instant = (text: string) => new Date(text);
export const matchingPushes = ({ from, to, state, number }: OrderPushFilter = {}): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(delivery.askedAt, instant(from)),
    to === undefined ? undefined : lt(delivery.askedAt, instant(to)),
    state === undefined ? undefined : eq(delivery.state, state),
    number === undefined ? undefined : eq(delivery.name, plainNumber(number)),
  );
export const matchingAttempts = ({ from, to, outcome, number }: PushAttemptFilter = {}): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(deliveryAttempt.at, instant(from)),
    to === undefined ? undefined : lt(deliveryAttempt.at, instant(to)),
    outcome === undefined ? undefined : eq(deliveryAttempt.outcome, outcome),
    number === undefined ? undefined : eq(deliveryAttempt.name, plainNumber(number)),
  );

const about = (row: DeliveryRecord | AttemptRecord) => ({
  orderId: row.subject,
  site: row.site,
  sfWaybillNo: row.name,
  customerCode: row.customerCode,
  receiverCountry: row.country,
  orgCode: row.orgCode,
  kind: PushKind.parse(row.kind),
});

export const pushView = (row: DeliveryRecord): OrderPush => ({
  ...about(row),
  id: row.id,
  state: row.state,
  pushStatus: DELIVERY_STATES[row.state],
  askedAt: row.askedAt.toISOString(),
  askedBy: row.askedBy,
  attempts: row.attempts,
  nextAt: row.state === "PENDING" ? row.nextAt.toISOString() : null,
  endedAt: row.endedAt?.toISOString() ?? null,
  traceId: row.traceId,
});

export const attemptView = (row: AttemptRecord): PushAttempt => ({
  ...about(row),
  id: row.id,
  attempt: row.number,
  at: row.at.toISOString(),
  outcome: row.outcome,
  durationMs: row.durationMs,
  httpStatus: row.status,
  silence: row.silence,
  answer: row.answer,
  traceId: row.traceId,
});
