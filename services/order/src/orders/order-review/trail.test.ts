import { openJobs } from "@linehaul/kit/jobs/jobs";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { says, stubReceiver, type StubReceiver } from "@linehaul/kit/testing/receiver";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { interceptReleaseRoutes } from "@linehaul/schema/orders/intercept-release";
import { orderReviewRoutes as routes } from "@linehaul/schema/orders/order-review/routes";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";
import { setState } from "../order/lifecycle/testing/set-state.ts";
import { mayReview } from "../staff-audit-auth/testing/may-review.ts";

const make = demoOrders({ orders: 60, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 60 }, (_, n) => make(n));
const [one, other] = all.filter(({ order, parties }) => order.site === "MY" && parties[0]?.cityCode);
const as = { caller: { userName: "reviewer.my" } } as const;

let receiver: StubReceiver;
beforeAll(async () => void (receiver = await stubReceiver()));
afterAll(() => receiver.close());

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const { db } = database();
    await storeOrders(db, all);
    await setState(db, [one!.order.id, other!.order.id], "TO_VERIFY");
    await mayReview(db, "reviewer.my");
    receiver.behave(says(422, {}, "no such parcel"));
    const receivers = new Map([["OUTLET", receiver]] as const);
    app = await testService({ ...service, database: database(), jobs: openJobs, receivers });
  });
  afterAll(() => app.close());

  test("REV-03 PERM-12 a case tells what its outlet was told, attempt by attempt, and who saw what; another case tells nothing of it", async () => {
    const { id } = one!.order;
    await result(app, interceptReleaseRoutes.intercept, { params: { id } }, as);
    const body = { id, field: "SENDER_PHONE", reason: "Called him about the duty" } as const;
    await result(app, routes.showClear, { body }, as);
    expect((await ask(app, routes.showClear, { body: { ...body, reason: "" } }, as)).code).not.toBe(0);
    const fileOf = async (which: string) => (await result(app, routes.detail, { body: { id: which } }, as))!.file;
    const file = await until(
      () => fileOf(id),
      ({ commands }) => commands[0]?.state === "FAILED",
    );
    const attempt = { attempt: 1, outcome: "REFUSED", httpStatus: 422, answer: "no such parcel" };
    const outlet = one!.parties[0]?.cityCode;
    expect(file.commands).toMatchObject([{ kind: "INTERCEPT", outlet, askedBy: "reviewer.my", attempts: [attempt] }]);
    expect(file.reveals).toMatchObject([{ field: "SENDER_PHONE", by: "reviewer.my", reason: body.reason }]);
    expect(await fileOf(other!.order.id)).toMatchObject({ commands: [], reveals: [] });
  });
});
