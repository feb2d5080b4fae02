import { onEachDatabase, onPostgres } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderReviewDecideRoutes as routes } from "@linehaul/schema/orders/order-review/decide";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { setState } from "../../order/lifecycle/testing/set-state.ts";
import { orderHistory } from "../../order/parts/table.ts";
import { orders } from "../../order/table.ts";
import { mayReview } from "../../staff-audit-auth/testing/may-review.ts";

const make = demoOrders({ orders: 100, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 100 }, (_, i) => make(i));
const ofSite = all.filter(({ order }) => order.site === "MY" && order.orderStatus !== "CANCELLED");

onEachDatabase(released(service), (database) => {
  test("REV-02 many are approved together, each with its outcome: done, passed, in another state, changed, not the reviewer's", async () => {
    const { db } = database();
    await storeOrders(db, all);
    const app = await testService({ ...service, database: database() });
    await mayReview(db, "reviewer.my");
    const as = { caller: { userName: "reviewer.my" } } as const;
    const [one, passed, cancelled, changed] = ofSite.slice(20, 24).map(({ order }) => order.id) as [
      string,
      string,
      string,
      string,
    ];
    const foreign = all.find(({ order }) => order.site === "VN")!.order.id;
    await setState(db, [one, passed, cancelled, changed], "TO_VERIFY");
    const rows = await db.select().from(orders);
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    const seen = (id: string) => ({ id, version: versions.get(id) ?? 0 });
    await result(app, routes.checkPass, { body: seen(passed) }, as);
    await setState(db, [cancelled], "CANCELLED");
    await result(app, routes.contacting, { body: { ...seen(changed), reason: "Who pays?" } }, as);
    const cases = [one, passed, cancelled, changed, foreign].map(seen);
    const { outcomes } = await result(app, routes.checkPassMany, { body: { cases, release: true } }, as);
    const { passed: passedAlready, wrongState, changed: changedSince, notFound } = SERVICE_CODES;
    expect(outcomes.map(({ code }) => code)).toEqual([null, passedAlready, wrongState, changedSince, notFound]);
    expect(outcomes[1]).toMatchObject({ isDone: false, by: "reviewer.my", at: expect.any(String) });
    const approved = await db.select().from(orders).where(eq(orders.id, one));
    expect(approved).toMatchObject([{ auditStatus: "APPROVED" }]);
    const tooMany = Array.from({ length: 201 }, () => ({ id: crypto.randomUUID(), version: 1 }));
    for (const bad of [[], [seen(one), seen(one)], tooMany])
      expect((await ask(app, routes.checkPassMany, { body: { cases: bad, release: null } }, as)).code).toBe(
        SERVICE_CODES.invalid,
      );
    await app.close();
  });
});

onPostgres(released(service), (database) => {
  test("REV-06 of eight reviewers who decide at once one does, and the others are told of him", async () => {
    const { db } = database();
    await storeOrders(db, all);
    const app = await testService({ ...service, database: database() });
    const names = Array.from({ length: 8 }, (_, n) => `reviewer${String(n)}`);
    for (const name of names) await mayReview(db, name);
    for (const { order } of ofSite.slice(0, 10)) {
      await setState(db, [order.id], "TO_VERIFY");
      const [{ version } = { version: 0 }] = await db.select().from(orders).where(eq(orders.id, order.id));
      const which = { id: order.id, version };
      const told = await Promise.all(
        names.map((userName, n) => {
          const how = { caller: { userName } };
          return n % 2 === 0
            ? result(app, routes.checkPass, { body: which }, how)
            : result(app, routes.cancel, { body: { ...which, reason: "No documents" } }, how);
        }),
      );
      const [winner] = told.filter(({ isDone }) => isDone);
      expect(told.filter(({ isDone }) => isDone)).toHaveLength(1);
      expect(new Set(told.map(({ by, at }) => `${by ?? ""} ${at ?? ""}`))).toEqual(
        new Set([`${winner?.by ?? ""} ${winner?.at ?? ""}`]),
      );
      const steps = await db.select().from(orderHistory).where(eq(orderHistory.orderId, order.id));
      expect(steps.filter(({ actor }) => names.includes(actor))).toHaveLength(1);
    }
    await app.close();
  });
});
