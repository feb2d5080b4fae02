import { outbox } from "@linehaul/kit/tables";
import { onPostgres } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { result, testService } from "@linehaul/kit/testing/service";
import { orderCancelRoutes } from "@linehaul/schema/orders/order/cancel";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { cancelRecord } from "../../cancel-record/table.ts";
import { orderHistory } from "../parts/table.ts";
import { setState } from "../lifecycle/testing/set-state.ts";
import { orders } from "../table.ts";

const ORDERS = 6;
const make = demoOrders({ orders: 400, until: new Date("2026-11-20T10:00:00Z") });
const some = Array.from({ length: 400 }, (_, i) => make(i))
  .filter(({ order }) => order.site === "MY" && order.orderStatus === "DELIVERED")
  .slice(0, ORDERS);
const ids = some.map(({ order }) => order.id);

onPostgres(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, some);
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());

  /** Somebody cancels some of the orders, in some order, as a clerk or as an administrator. */
  const submission = fc.record({
    ids: fc.shuffledSubarray(ids, { minLength: 1 }),
    isAdministrator: fc.boolean(),
  });
  const approved = fc.subarray(ids);

  test("ORD-06 whoever cancels what at the same time: no order is in two minds, and each loser is told who won", async () => {
    const { db } = database();
    await fc.assert(
      fc.asyncProperty(
        fc.array(submission, { minLength: 2, maxLength: 6 }),
        approved,
        async (submissions, isApproved) => {
          await db.delete(cancelRecord);
          await db.delete(outbox);
          await db.delete(orderHistory).where(eq(orderHistory.event, "CANCELLED"));
          const none = { cancelReason: null, cancelType: null, cancelledAt: null };
          await db.update(orders).set(none);
          await setState(db, ids, "TO_VERIFY");
          await setState(db, isApproved, "APPROVED");

          const answers = await Promise.all(
            submissions.map(async ({ ids: asked, isAdministrator }, n) => {
              const route = isAdministrator ? orderCancelRoutes.cancelApproved : orderCancelRoutes.cancel;
              const body = { ids: asked, reason: `reason ${n}`, page: "ORDER_LIST" as const };
              return (await result(app, route, { body }, { caller: { user: `u-${n}`, userName: `user ${n}` } }))
                .outcomes;
            }),
          );

          for (const id of ids) {
            const outcomes = answers.flatMap((all, n) =>
              all.filter(({ orderId }) => orderId === id).map((outcome) => ({ ...outcome, n })),
            );
            const winners = outcomes.filter(({ isDone }) => isDone);
            const [row] = await db.select().from(orders).where(eq(orders.id, id));
            const records = await db.select().from(cancelRecord).where(eq(cancelRecord.orderId, id));
            const entries = await db
              .select()
              .from(orderHistory)
              .where(and(eq(orderHistory.orderId, id), eq(orderHistory.event, "CANCELLED")));
            const events = await db.select().from(outbox).where(eq(outbox.subject, id));
            const could = submissions.some(
              (s) => s.ids.includes(id) && (s.isAdministrator || !isApproved.includes(id)),
            );
            expect(winners).toHaveLength(could ? 1 : 0);
            expect([records.length, entries.length, events.length]).toEqual(Array<number>(3).fill(winners.length));
            const [winner] = winners;
            const stood = isApproved.includes(id) ? "APPROVED" : "TO_VERIFY";
            const name = winner === undefined ? undefined : `user ${winner.n}`;
            expect([row?.orderStatus, row?.cancelReason]).toEqual(
              winner === undefined ? [stood, null] : ["CANCELLED", `reason ${winner.n}`],
            );
            expect([records[0]?.cancelledBy, records[0]?.stateBefore, entries[0]?.actor, events[0]?.user]).toEqual(
              winner === undefined ? Array<undefined>(4).fill(undefined) : [name, stood, name, `u-${winner.n}`],
            );
            const told = {
              code: SERVICE_CODES.wrongState,
              stateFound: "CANCELLED",
              by: name,
              at: records[0]?.at.toISOString(),
            };
            // A clerk who came before the administrator found it approved, and nobody to tell of.
            const early = { code: SERVICE_CODES.wrongState, stateFound: "APPROVED", by: null, at: null };
            for (const { isDone, code, stateFound, by, at, n } of outcomes.filter((o) => !o.isDone))
              expect({ isDone, code, stateFound, by, at }).toEqual({
                isDone: false,
                ...(stateFound === "APPROVED" && submissions[n]?.isAdministrator === false ? early : told),
              });
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});
