import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { audit } from "@linehaul/kit/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderReviewCommandRoutes as routes } from "@linehaul/schema/orders/order-review/command";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { setState } from "../../order/lifecycle/testing/set-state.ts";
import { mayReview } from "../../staff-audit-auth/testing/may-review.ts";

const make = demoOrders({ orders: 200, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 200 }, (_, i) => make(i));
const mine = all.filter(({ order, parties }) => order.site === "MY" && parties[0]?.cityCode);
const [one, gone] = mine.slice(0, 2).map(({ order }) => order.id) as [string, string];
const as = { caller: { userName: "reviewer.my" } } as const;

onEachDatabase(released(service), (database) => {
  test("REV-03 PERM-10 a reviewer tells outlets of his cases by hand: recorded, and nobody else's", async () => {
    const { db } = database();
    await storeOrders(db, all);
    const app = await testService({ ...service, database: database() });
    await mayReview(db, "reviewer.my");
    await mayReview(db, "elsewhere", ["AQ"]);
    await setState(db, [one], "TO_CONTACT");
    await setState(db, [gone], "DELIVERED");
    const code = async (route: (typeof routes)["intercept" | "release"], id: string, how: object = as) =>
      (await ask(app, route, { body: { id } }, how)).code;

    expect(await code(routes.release, one)).toBe(SERVICE_CODES.wrongState);
    expect(await result(app, routes.intercept, { body: { id: one } }, as)).toMatchObject({
      auditStatus: "TO_CONTACT",
      intercepted: "UNSENT",
      released: null,
    });
    // It can't have arrived yet: it is withdrawn.
    expect(await result(app, routes.release, { body: { id: one } }, as)).toMatchObject({ intercepted: null });
    expect(await code(routes.intercept, gone)).toBe(SERVICE_CODES.wrongState);
    expect(await code(routes.intercept, one, { caller: { userName: "elsewhere" } })).toBe(SERVICE_CODES.notFound);
    const trail = await db
      .select()
      .from(audit)
      .where(and(eq(audit.type, "command.asked"), eq(audit.subject, one)));
    expect(trail.map(({ button }) => button).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "ORDER_REVIEW.INTERCEPT",
      "ORDER_REVIEW.RELEASE",
    ]);
    await app.close();
  });
});
