import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { anyOf } from "@linehaul/kit/many";
import { rowScope } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { type AttemptRecord, delivery, deliveryAttempt, type DeliveryRecord } from "@linehaul/kit/way-out/tables";
import { CommandKind } from "@linehaul/schema/orders/command-kind";
import {
  type CommandAttempt,
  type OutletCommand,
  type OutletCommandFilter,
  outletCommandSorts,
} from "@linehaul/schema/orders/intercept-release";
import { and, desc, eq, gte, inArray, lt, max, ne, type SQL } from "drizzle-orm";
import { orderOfAccounts } from "../order/account.ts";
import { plainNumber } from "../order/number.ts";

export const sorts = sortsIn(delivery, outletCommandSorts);

/** The caller's commands: those about his orders (PERM-02). */
export const myCommands = async (call: Call): Promise<SQL | undefined> =>
  and(
    eq(delivery.system, "OUTLET"),
    rowScope(call.caller, await call.scope(), "ORDER", {
      site: delivery.site,
      country: delivery.country,
      org: delivery.orgCode,
      customer: delivery.customerCode,
      account: orderOfAccounts(delivery.subject),
    }),
  );

export const matching = ({ from, to, kind, state, numbers }: OutletCommandFilter = {}): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(delivery.askedAt, new Date(from)),
    to === undefined ? undefined : lt(delivery.askedAt, new Date(to)),
    kind === undefined ? undefined : eq(delivery.kind, kind),
    state === undefined ? undefined : eq(delivery.state, state),
    numbers?.length ? inArray(delivery.name, numbers.map(plainNumber)) : undefined,
  );

type Answered = Pick<AttemptRecord, "status" | "silence" | "answer">;
const answerOf = ({ status, silence, answer }: Answered) => ({ httpStatus: status, silence, answer });
const UNANSWERED: Answered = { status: null, silence: null, answer: null };

export const attemptView = (row: AttemptRecord): CommandAttempt => ({
  ...answerOf(row),
  attempt: row.number,
  at: row.at.toISOString(),
  outcome: row.outcome,
  durationMs: row.durationMs,
  traceId: row.traceId,
});

/** Commands as they are shown, each with its last answer; three statements whatever their number. */
export async function commandViews(db: Db, rows: readonly DeliveryRecord[]): Promise<OutletCommand[]> {
  if (rows.length === 0) return [];
  const { deliveryId, number, status, silence, answer } = deliveryAttempt;
  const answers = await db
    .selectDistinctOn([deliveryId], { deliveryId, status, silence, answer })
    .from(deliveryAttempt)
    .where(
      anyOf(
        deliveryId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(deliveryId, desc(number));
  const lasts = await db
    .select({ subject: delivery.subject, version: max(delivery.version) })
    .from(delivery)
    .where(
      and(
        eq(delivery.system, "OUTLET"),
        ne(delivery.state, "WITHDRAWN"),
        anyOf(
          delivery.subject,
          rows.map(({ subject }) => subject),
        ),
      ),
    )
    .groupBy(delivery.subject);
  const answerTo = new Map(answers.map((one) => [one.deliveryId, one]));
  const lastOf = new Map(lasts.map(({ subject, version }) => [subject, version]));
  return rows.map((row) => ({
    id: row.id,
    orderId: row.subject,
    site: row.site,
    sfWaybillNo: row.name,
    customerCode: row.customerCode,
    receiverCountry: row.country,
    orgCode: row.orgCode,
    kind: CommandKind.parse(row.kind),
    outlet: row.place,
    version: row.version,
    state: row.state,
    isLast: lastOf.get(row.subject) === row.version,
    attempts: row.attempts,
    nextAt: row.state === "PENDING" ? row.nextAt.toISOString() : null,
    endedAt: row.endedAt?.toISOString() ?? null,
    askedBy: row.askedBy,
    askedAt: row.askedAt.toISOString(),
    reason: row.reason,
    ...answerOf(answerTo.get(row.id) ?? UNANSWERED),
    traceId: row.traceId,
  }));
}
