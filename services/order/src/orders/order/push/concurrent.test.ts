import { onPostgres } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { result, testService } from "@linehaul/kit/testing/service";
import { delivery } from "@linehaul/kit/way-out/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderCancelRoutes } from "@linehaul/schema/orders/order/cancel";
import { orderPushActRoutes } from "@linehaul/schema/orders/order/push";
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { cancelRecord } from "../../cancel-record/table.ts";
import { setState } from "../lifecycle/testing/set-state.ts";
import { orders } from "../table.ts";

const ORDERS = 5;
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

  const submission = fc.record({
    ids: fc.shuffledSubarray(ids, { minLength: 1 }),
    isCancel: fc.boolean(),
  });
  /** Pushed before anything else happens. */
  const told = fc.subarray(ids);

  test("ORD-06 ORD-09 whoever cancels and pushes what at the same time: no order is in two minds", async () => {
    const { db } = database();
    const push = async (asked: readonly string[]) =>
      (await result(app, orderPushActRoutes.push, { body: { ids: [...asked] } })).outcomes;
    const cancel = async (asked: readonly string[]) => {
      const body = { ids: [...asked], reason: "Ordered twice", page: "ORDER_LIST" as const };
      return (await result(app, orderCancelRoutes.cancel, { body })).outcomes;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(submission, { minLength: 2, maxLength: 6 }), told, async (submissions, before) => {
        await db.delete(cancelRecord);
        await db.delete(delivery);
        const none = { cancelReason: null, cancelType: null, cancelledAt: null };
        await db.update(orders).set(none);
        await setState(db, ids, "TO_VERIFY");
        if (before.length > 0) await push(before);
        const answers = await Promise.all(
          submissions.map(async ({ ids: asked, isCancel }) => ({
            isCancel,
            outcomes: await (isCancel ? cancel : push)(asked),
          })),
        );
        for (const id of ids) {
          const mine = answers.flatMap(({ isCancel, outcomes }) =>
            outcomes.filter(({ orderId }) => orderId === id).map((outcome) => ({ ...outcome, isCancel })),
          );
          const cancels = mine.filter(({ isCancel }) => isCancel);
          const [row] = await db.select().from(orders).where(eq(orders.id, id));
          const sent = await db.select().from(delivery).where(eq(delivery.subject, id)).orderBy(asc(delivery.version));
          const isTold = before.includes(id) || mine.some(({ isCancel, isDone }) => !isCancel && isDone);
          expect(row?.orderStatus).toBe(cancels.length > 0 ? "CANCELLED" : "TO_VERIFY");
          expect(cancels.filter(({ isDone }) => isDone)).toHaveLength(Math.min(cancels.length, 1));
          // It is told once of what stands, and of the cancellation last; what was never told stands in no queue.
          const kinds = isTold ? ["DECLARE", ...(cancels.length > 0 ? ["CANCEL"] : [])] : [];
          expect(sent.map(({ kind, version }) => [kind, version])).toEqual(kinds.map((kind, n) => [kind, n + 1]));
          expect(sent.filter(({ isNewest }) => isNewest)).toEqual(sent.slice(-1));
          for (const { code, stateFound } of mine.filter(({ isDone }) => !isDone))
            expect([code, stateFound]).toEqual([SERVICE_CODES.wrongState, "CANCELLED"]);
        }
      }),
      { numRuns: 25 },
    );
  });
});
