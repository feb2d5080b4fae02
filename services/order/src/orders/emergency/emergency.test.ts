import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { takes } from "@linehaul/kit/testing/receiver";
import { ask, result } from "@linehaul/kit/testing/service";
import { deliveryAttempt } from "@linehaul/kit/way-out/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { EMERGENCY_ACTS, STUCK_WHYS } from "@linehaul/schema/orders/emergency/limits";
import { emergencyRoutes as routes } from "@linehaul/schema/orders/emergency/routes";
import { interceptReleaseRoutes } from "@linehaul/schema/orders/intercept-release";
import { orderPushRoutes } from "@linehaul/schema/orders/order-push";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { cancelRecord } from "../cancel-record/table.ts";
import { order as service } from "../../service.ts";
import { orderHistory } from "../order/parts/table.ts";
import { orders } from "../order/table.ts";
import { caseHandling } from "../order-review/handling/table.ts";
import { as, emergencyStage, foreign } from "./testing/stage.ts";

const linesOf = (id: string) => and(eq(orderHistory.orderId, id), eq(orderHistory.event, "EMERGENCY"));

onEachDatabase(released(service), (database) => {
  const stage = emergencyStage(database);
  const { rowOf, take, found, handle, refuse, commandsOf } = stage;

  test("ORD-01 what is stuck is found with why and since when, each reason by itself, and no more once it goes on", async () => {
    const { db } = database();
    const [overdue, silent, held] = [await take(), await take("TO_SUPPLEMENT"), await take()];
    const [pushed, commanded] = [await take("APPROVED"), await take("TO_CONTACT")];
    await db
      .update(orders)
      .set({ passAt: sql`now() - interval '16 minutes'` })
      .where(eq(orders.id, overdue.id));
    await db
      .update(orders)
      .set({ waitingSince: sql`now() - interval '15 days'` })
      .where(eq(orders.id, silent.id));
    const since = sql`now() - interval '3 hours'`;
    const until = sql`now() + interval '1 minute'`;
    await db.insert(caseHandling).values({ orderId: held.id, site: "MY", handledBy: "reviewer.my", since, until });
    await refuse(pushed.id, orderPushRoutes.push);
    await refuse(commanded.id, interceptReleaseRoutes.intercept);
    const ids = [overdue.id, silent.id, held.id, pushed.id, commanded.id];
    for (const [i, why] of STUCK_WHYS.entries()) {
      const rows = await found({ why });
      expect(rows.map(({ id }) => id)).toEqual([ids[i]]);
      expect(rows[0]?.causes).toEqual([{ why, since: expect.any(String) }]);
    }
    expect((await found()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await found({}, "none")).toEqual([]);
    expect((await found({ numbers: [held.sfWaybillNo] }))[0]).toMatchObject({ handledBy: "reviewer.my" });

    await db
      .update(orders)
      .set({ waitingSince: sql`now() - interval '13 days'` })
      .where(eq(orders.id, silent.id));
    await db.update(caseHandling).set({ until: sql`now() - interval '1 second'` });
    await db
      .update(orders)
      .set({ passAt: sql`now() + interval '1 hour'` })
      .where(eq(orders.id, overdue.id));
    expect((await found()).map(({ id }) => id).toSorted()).toEqual([pushed.id, commanded.id].toSorted());
    for (const id of [pushed.id, commanded.id]) {
      stage.receiver().behave(takes);
      expect((await handle(id, "SEND")).result).toMatchObject({ id, causes: [] });
    }
    expect(await found()).toEqual([]);
  });

  test("ORD-01 each act is kept with its reason in the history, and in the trail with before and after", async () => {
    const order = await take("TO_CONTACT");
    await refuse(order.id, interceptReleaseRoutes.intercept);
    const reason = "x".repeat(300);
    const told = await handle(order.id, "TOLD", { reason });
    expect(told.result).toMatchObject({ command: "INTERCEPT", commandState: "SUCCESS", causes: [] });
    const { db } = database();
    expect(await db.select().from(orderHistory).where(linesOf(order.id))).toMatchObject([
      { actor: "admin", params: { act: "TOLD", reason } },
    ]);
    const kept = and(eq(audit.subject, order.id), eq(audit.type, "order.emergency"));
    expect(await db.select().from(audit).where(kept)).toMatchObject([
      { reason, before: { commandState: "FAILED" }, after: { commandState: "SUCCESS", causes: [] } },
    ]);
    const attempts = await db.select().from(deliveryAttempt).where(eq(deliveryAttempt.subject, order.id));
    expect(attempts.map(({ outcome, answer }) => [outcome, answer])).toEqual([
      ["REFUSED", "no such parcel"],
      ["BY_HAND", reason],
    ]);
    expect(stage.receiver().asked.filter(({ body }) => body.includes(order.id))).toHaveLength(1);
    const after = await result(stage.app(), interceptReleaseRoutes.release, { params: { id: order.id } }, as);
    expect(after).toMatchObject({ kind: "RELEASE", state: "PENDING" });
  });

  test("ORD-01 a command that can't have arrived is withdrawn; what was taken, and what is not there, is not", async () => {
    const order = await take("TO_CONTACT");
    await refuse(order.id, interceptReleaseRoutes.intercept);
    expect((await handle(order.id, "WITHDRAW")).result).toMatchObject({
      command: null,
      commandState: null,
      causes: [],
    });
    expect((await commandsOf(order.id)).map(({ state }) => state)).toEqual(["WITHDRAWN"]);
    for (const act of ["WITHDRAW", "TOLD", "SEND", "UNLOCK"] as const)
      expect((await handle(order.id, act)).code).toBe(SERVICE_CODES.wrongState);
    expect(await database().db.$count(orderHistory, linesOf(order.id))).toBe(1);
  });

  test("ORD-01 an order is freed of a reviewer who left his tab open", async () => {
    const order = await take();
    const until = sql`now() + interval '1 minute'`;
    const values = { orderId: order.id, site: "MY", handledBy: "reviewer3.my", since: sql`now()`, until } as const;
    await database().db.insert(caseHandling).values(values);
    expect((await handle(order.id, "UNLOCK")).result).toMatchObject({ handledBy: null });
    expect((await handle(order.id, "UNLOCK")).code).toBe(SERVICE_CODES.wrongState);
  });

  test.each(ORDER_STATUSES)(
    "ORD-06 an order that is %s is cancelled here where the lifecycle lets it",
    async (status) => {
      const order = await take(status);
      const { code } = await handle(order.id, "CANCEL", { reason: "The customer is gone" });
      const may = ["TO_VERIFY", "TO_CONTACT", "TO_SUPPLEMENT"].includes(status);
      expect(code).toBe(may ? 0 : SERVICE_CODES.wrongState);
      const records = await database().db.select().from(cancelRecord).where(eq(cancelRecord.orderId, order.id));
      const record = { page: "EMERGENCY", type: "BY_ADMINISTRATOR", reason: "The customer is gone" };
      expect(records).toMatchObject(may ? [record] : []);
    },
  );

  test("PERM-02 orders of another site or outside of the caller's rows are not found, by any act", async () => {
    const order = await take();
    for (const act of EMERGENCY_ACTS) {
      const body = { id: foreign.id, version: 1, act, reason: "?" };
      expect((await ask(stage.app(), routes.handle, { body }, as)).code).toBe(SERVICE_CODES.notFound);
      const none = { caller: { site: "MY", scope: "none" } } as const;
      const own = { ...body, id: order.id, version: order.version };
      expect((await ask(stage.app(), routes.handle, { body: own }, none)).code).toBe(SERVICE_CODES.notFound);
    }
  });

  test.each([
    ["no reason", { reason: " " }, "required"],
    ["one of 301 letters", { reason: "x".repeat(301) }, "text.max"],
    ["one of 101 words for a cancellation", { reason: "客".repeat(101), act: "CANCEL" }, "words.max"],
  ])("ORD-01 %s is refused at its field, and nothing is done", async (_what, more, key) => {
    const order = await take();
    expect((await handle(order.id, "UNLOCK", more)).fields).toMatchObject([{ path: ["reason"], key }]);
    expect(await rowOf(order.id)).toEqual(order);
  });
});
