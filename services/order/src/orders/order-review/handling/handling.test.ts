import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { taskWrite } from "@linehaul/kit/testing/task-write";
import { audit, outbox } from "@linehaul/kit/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderReviewDecideRoutes as decide } from "@linehaul/schema/orders/order-review/decide";
import { orderReviewHandlingRoutes as routes } from "@linehaul/schema/orders/order-review/handling";
import { orderReviewRoutes } from "@linehaul/schema/orders/order-review/routes";
import { eq, like, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { passDue } from "../../order/lifecycle/auto-pass.ts";
import { setState } from "../../order/lifecycle/testing/set-state.ts";
import { orderHistory } from "../../order/parts/table.ts";
import { orders } from "../../order/table.ts";
import { mayReview } from "../../staff-audit-auth/testing/may-review.ts";
import { caseHandling } from "./table.ts";

const make = demoOrders({ orders: 100, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 100 }, (_, i) => make(i));
const [one, two, foreign] = [
  ...all.filter(({ order }) => order.site === "MY").slice(0, 2),
  ...all.filter(({ order }) => order.site === "VN").slice(0, 1),
].map(({ order }) => order.id) as [string, string, string];
interface As {
  readonly caller: { readonly userName: string; readonly user: string; readonly site?: "VN" };
}
const as = (userName: string): As => ({ caller: { userName, user: userName } });
const [first, second] = [as("reviewer.my"), as("reviewer2.my")];

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const { db } = database();
    await storeOrders(db, all);
    for (const name of ["reviewer.my", "reviewer2.my"]) await mayReview(db, name);
    app = await testService({ ...service, database: database() });
  });
  beforeEach(async () => {
    const { db } = database();
    await db.delete(caseHandling);
    await db.delete(outbox);
    await setState(db, [one, two], "TO_VERIFY");
  });
  afterAll(() => app.close());

  const on = (id: string, who = first) => result(app, routes.handle, { body: { id } }, who);
  const handlers = async (who = first) =>
    (await result(app, routes.handlings, {}, who)).map(({ orderId, handledBy }) => [orderId, handledBy]);
  const told = async () => {
    const rows = await database().db.select().from(outbox).where(like(outbox.type, "review.%"));
    return rows.map(({ subject }) => subject).sort();
  };
  /** As if that much time had passed since the last sign. */
  const ago = (minutes: number) =>
    database().db.execute(sql`update case_handling set until = until - make_interval(mins => ${minutes})`);
  const seen = async (id: string) => {
    const [order] = await database().db.select().from(orders).where(eq(orders.id, id));
    return { id, version: order?.version ?? 0 };
  };

  test("REV-06 one reviewer a case, one case a reviewer: others read, and signs are no acts", async () => {
    const { db } = database();
    const acts = await db.$count(audit);
    expect(await on(one)).toMatchObject({ handledBy: "reviewer.my", handledSince: expect.any(String) });
    expect(await on(one, second)).toMatchObject({ handledBy: "reviewer.my" });
    expect(await on(one)).toMatchObject({ handledBy: "reviewer.my" });
    expect(await told()).toEqual([one]);
    expect(await on(two)).toMatchObject({ handledBy: "reviewer.my" });
    expect(await handlers(second)).toEqual([[two, "reviewer.my"]]);
    expect(await told()).toEqual([one, one, two].sort());
    expect((await result(app, routes.leave, { body: { id: two } }, second)).handledBy).toBe("reviewer.my");
    expect((await result(app, routes.leave, { body: { id: two } }, first)).handledBy).toBeNull();
    expect(await handlers()).toEqual([]);
    expect(await db.$count(audit)).toBe(acts);
  });

  test("REV-06 two minutes after his last sign a case is free", async () => {
    await on(one);
    await ago(1);
    expect(await on(one, second)).toMatchObject({ handledBy: "reviewer.my" });
    await ago(1);
    expect(await handlers()).toEqual([]);
    expect(await on(one, second)).toMatchObject({ handledBy: "reviewer2.my" });
  });

  test("REV-06 who takes a case over stands in its history and in the trail; the other decides nothing any more", async () => {
    const { db } = database();
    await on(one);
    expect(await result(app, routes.takeOver, { body: { id: one } }, second)).toMatchObject({
      handledBy: "reviewer2.my",
    });
    const lines = await db.select().from(orderHistory).where(eq(orderHistory.event, "TAKEN_OVER"));
    expect(lines).toMatchObject([{ orderId: one, actor: "reviewer2.my", params: { from: "reviewer.my" } }]);
    const trail = await db.select().from(audit).where(eq(audit.type, "review.takenOver"));
    expect(trail).toMatchObject([{ subject: one, fields: ["handledBy"] }]);
    const late = await result(app, decide.checkPass, { body: { ...(await seen(one)), release: null } }, first);
    expect(late).toMatchObject({ isDone: false, code: SERVICE_CODES.handled, by: "reviewer2.my" });
    expect(late.row).toMatchObject({ auditStatus: "NOT_REVIEWED", handledBy: "reviewer2.my" });
    const many = { cases: [await seen(one), await seen(two)], release: null };
    const { outcomes } = await result(app, decide.checkPassMany, { body: many }, first);
    expect(outcomes).toMatchObject([
      { isDone: false, code: SERVICE_CODES.handled, by: "reviewer2.my" },
      { isDone: true },
    ]);
    const done = await result(app, decide.checkPass, { body: { ...(await seen(one)), release: null } }, second);
    expect(done).toMatchObject({ isDone: true, row: { handledBy: null } });
    expect(await handlers()).toEqual([]);
  });

  test("REV-06 what is decided needs nobody, and what the caller does not review is not found", async () => {
    await setState(database().db, [one], "APPROVED");
    for (const route of [routes.handle, routes.takeOver])
      expect((await result(app, route, { body: { id: one } }, first)).handledBy).toBeNull();
    for (const route of [routes.handle, routes.takeOver, routes.leave])
      expect((await ask(app, route, { body: { id: foreign } }, first)).code).toBe(SERVICE_CODES.notFound);
    await mayReview(database().db, "elsewhere", ["AQ"]);
    await on(two);
    expect(await handlers(as("elsewhere"))).toEqual([]);
    await mayReview(database().db, "elsewhere", null, "VN");
    expect(await handlers({ caller: { ...as("elsewhere").caller, site: "VN" } })).toEqual([]);
  });

  test("REV-01 cases are found by who is on them", async () => {
    await on(one);
    const page = async (handler: "MINE" | "FREE", who = first) => {
      const filter = { queue: "NOT_REVIEWED" as const, handler };
      const body = { pageSize: 50, sort: "PASS_AT_ASC" as const, filter, want: ["counts" as const] };
      const { data, counts } = await result(app, orderReviewRoutes.pageQuery, { body }, who);
      expect(counts?.find(({ queue }) => queue === "NOT_REVIEWED")?.count).toBe(data.length);
      return data.map(({ id }) => id);
    };
    expect(await page("MINE")).toEqual([one]);
    expect(await page("MINE", second)).toEqual([]);
    const free = await page("FREE", second);
    expect([free.includes(one), free.includes(two)]).toEqual([false, true]);
  });

  test("REV-04 the automatic pass waits for whoever is on an order, ten minutes at most", async () => {
    const { db } = database();
    const due = (minutes: number) => setState(db, [one], "TO_VERIFY", new Date(Date.now() - minutes * 60_000));
    const pass = async () => {
      const { signal } = new AbortController();
      await passDue({ write: taskWrite(db, new Date()), signal, tell: () => undefined });
      return (await db.select().from(orders).where(eq(orders.id, one)))[0]?.auditStatus;
    };
    await on(one);
    await due(9);
    expect(await pass()).toBe("NOT_REVIEWED");
    await due(11);
    expect(await pass()).toBe("AUTO_PASSED");
    await due(1);
    await db.delete(caseHandling);
    expect(await pass()).toBe("AUTO_PASSED");
  });

  test("REV-06 of many who come at once one is on the case, and nobody waits for ever", async () => {
    const names = Array.from({ length: 8 }, (_, n) => `crowd.${String(n)}`);
    for (const name of names) await mayReview(database().db, name);
    const asked = names.flatMap((name, n) => [on([one, two][n % 2]!, as(name)), on([two, one][n % 2]!, as(name))]);
    await Promise.all(asked);
    const now = await handlers();
    expect(new Set(now.map(([id]) => id)).size).toBe(now.length);
    expect(new Set(now.map(([, name]) => name)).size).toBe(now.length);
  });
});
