import { openJobs } from "@linehaul/kit/jobs/jobs";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { callerHeaders, ask, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { BUTTONS } from "@linehaul/schema/modules";
import { orderExportRoutes } from "@linehaul/schema/orders/export-task";
import { orderReviewRoutes as routes } from "@linehaul/schema/orders/order-review/routes";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";
import { mayReview } from "../staff-audit-auth/testing/may-review.ts";

const now = new Date("2026-11-20T10:00:00Z");
const make = demoOrders({ orders: 600, until: now });
const all = Array.from({ length: 600 }, (_, n) => make(n));
const month = { createdFrom: "2026-10-20T16:00:00.000Z", createdTo: "2026-11-20T16:00:00.000Z" };
const inside = all.filter(
  ({ order: o }) =>
    o.site === "MY" && o.createdAt >= new Date(month.createdFrom) && o.createdAt < new Date(month.createdTo),
);
const there = inside[0]?.order.receiverCountry ?? "";
const his = inside.filter(({ order }) => order.receiverCountry === there).map(({ order }) => order.sfWaybillNo);
const caller = { userName: "reviewer.my", user: "reviewer.my" };
const how = { caller, headers: { "x-time-zone": "Asia/Kuala_Lumpur" } };

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    await mayReview(database().db, caller.userName, [there]);
    const standingOf = async () => ({ buttons: [...BUTTONS], scope: "all" });
    app = await testService({ ...service, database: database(), now: () => now, jobs: openJobs, standingOf });
  });
  afterAll(() => app.close());

  const asked = { filter: month, columns: ["sfWaybillNo" as const, "passAt" as const], format: "CSV" as const };
  const fetch = (id: string) =>
    app.inject({
      url: orderExportRoutes.download.path.replace(":id", id),
      headers: callerHeaders("order", "EXPORT_CENTRE.DOWNLOAD", caller),
    });

  test("REV-08 a file has a period of at most 31 days of the zone shown, unless cases are ticked", async () => {
    const hindrance = async (body: object) => (await result(app, routes.exportPreview, { body }, how)).hindrance;
    expect(await hindrance({})).toBe("PERIOD_NEEDED");
    expect(await hindrance({ filter: { ...month, createdFrom: "2026-10-20T15:59:59.000Z" } })).toBe("PERIOD_TOO_LONG");
    expect(await hindrance({ filter: month })).toBeNull();
    expect(await hindrance({ ids: inside.slice(0, 5).map(({ order }) => order.id) })).toBeNull();
    const { code } = await ask(app, routes.exportAsync, { body: { ...asked, filter: {} } }, how);
    expect(code).toBe(SERVICE_CODES.invalid);
  });

  test("REV-08 PERM-10 a file holds what its reader reviews, and is his while he reviews that still", async () => {
    const { rows } = await result(app, routes.exportPreview, { body: { filter: month } }, how);
    expect(rows).toEqual({ count: his.length, exact: true });
    const { id } = await result(app, routes.exportAsync, { body: asked }, how);
    await until(
      () => result(app, orderExportRoutes.byIds, { body: { ids: [id] } }, how),
      ([one]) => one?.endedAt != null,
    );
    const [head, ...lines] = (await fetch(id)).payload.slice(1).trimEnd().split("\r\n");
    expect(head).toBe("Waybill number,Passes by itself at (Asia/Kuala_Lumpur)");
    expect(new Set(lines.map((line) => line.split(",")[0]))).toEqual(new Set(his));
    expect(lines).toHaveLength(his.length);
    await mayReview(database().db, caller.userName, ["AQ"]);
    expect((await fetch(id)).json()).toMatchObject({ code: SERVICE_CODES.otherScope });
    await mayReview(database().db, caller.userName, [there]);
    expect((await fetch(id)).statusCode).toBe(200);
  });
});
