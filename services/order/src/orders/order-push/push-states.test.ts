import { openJobs } from "@linehaul/kit/jobs/jobs";
import { onPostgres } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { stubReceiver, takes, type StubReceiver } from "@linehaul/kit/testing/receiver";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { delivery } from "@linehaul/kit/way-out/tables";
import { orderCancelRoutes } from "@linehaul/schema/orders/order/cancel";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { orderPushActRoutes } from "@linehaul/schema/orders/order/push";
import { PUSH_STATES } from "@linehaul/schema/orders/order/status";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";
import { cancelRecord } from "../cancel-record/table.ts";
import { setState } from "../order/lifecycle/testing/set-state.ts";

const COUNT = 400;
const ORDERS = 6;
const make = demoOrders({ orders: COUNT, until: new Date("2026-11-20T10:00:00Z") });
const some = Array.from({ length: COUNT }, (_, i) => make(i))
  .filter(({ order }) => order.site === "MY" && order.orderStatus === "DELIVERED")
  .slice(0, ORDERS);
const ids = some.map(({ order }) => order.id);

let receiver: StubReceiver;
beforeAll(async () => void (receiver = await stubReceiver()));
afterAll(() => receiver.close());

onPostgres(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, some);
    app = await testService({
      ...service,
      database: database(),
      jobs: openJobs,
      receivers: new Map([["CUSTOMS", receiver]]),
    });
  });
  afterAll(() => app.close());

  const act = fc.record({
    ids: fc.shuffledSubarray(ids, { minLength: 1 }),
    isPush: fc.boolean(),
    /** What the customs system makes of what comes after. */
    isTaken: fc.boolean(),
  });
  const newest = () => database().db.select().from(delivery).where(eq(delivery.isNewest, true));

  test("ORD-01 ORD-09 whoever pushes and cancels while answers come: the list finds each order by the state of what was told last of it", async () => {
    const { db } = database();
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 6 }), async (acts) => {
        await db.delete(cancelRecord);
        await setState(db, ids, "TO_VERIFY");
        const answers = await Promise.all(
          acts.map(async ({ ids: asked, isPush, isTaken }) => {
            receiver.behave(isTaken ? takes : (_request, response) => void response.writeHead(422).end());
            return isPush
              ? ask(app, orderPushActRoutes.push, { body: { ids: asked } })
              : ask(app, orderCancelRoutes.cancel, { body: { ids: asked, reason: "twice", page: "ORDER_LIST" } });
          }),
        );
        // None is told that two waited for each other.
        expect(answers.map(({ status }) => status)).toEqual(acts.map(() => 200));
        const told = await until(newest, (rows) => rows.every(({ state }) => state !== "PENDING"));
        for (const pushState of PUSH_STATES) {
          const found = await result(app, orderRoutes.pageQuery, {
            body: { pageSize: 50, filter: { pushState: [pushState] } },
          });
          const expected = ids.filter((id) => (told.find((d) => d.subject === id)?.state ?? "NONE") === pushState);
          expect(found.data.map(({ id }) => id).sort()).toEqual(expected.sort());
        }
      }),
      { numRuns: 15 },
    );
  });
});
